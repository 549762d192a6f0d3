import type {
  ClaimedLetter,
  Clock,
  Letter,
  LetterQueue,
  Log,
  Mailer,
  SendOutcome,
} from './ports.ts';
import { nextAttempt } from './retry-schedule.ts';

export interface DeliveryDependencies {
  readonly queue: LetterQueue;
  readonly mailer: Mailer;
  /** Writes the letter out; the same letter for the same claim. */
  readonly compose: (letter: ClaimedLetter) => Letter;
  readonly clock: Clock;
  /** From 0 up to 1, as `Math.random`. */
  readonly random: () => number;
  readonly log: Log;
}

/** Two ways to end early, for a host that shuts down. */
export interface DeliverySignals {
  /** Aborts: begin nothing new, finish what is on its way. */
  readonly stop: AbortSignal;
  /** Aborts: break off what is on its way; it stays due. */
  readonly abandon: AbortSignal;
}

/**
 * Sends the letters that are due, until none is or `stop` aborts, and records how each fared.
 * A letter may go out twice (a crash after sending, before recording), with one Message-ID, but
 * never not at all. Throws `StoreUnavailable`; what was claimed is then due again after its lease.
 */
export async function deliverLetters(
  dependencies: DeliveryDependencies,
  { stop, abandon }: DeliverySignals,
): Promise<void> {
  const { queue, clock } = dependencies;
  while (!stop.aborted) {
    const now = clock();
    const letters = await queue.claimDue(now, now + leaseTime, atOnce);
    if (letters.length === 0) return;
    const signal = AbortSignal.any([abandon, AbortSignal.timeout(sendTime)]);
    await Promise.all(letters.map((letter) => deliver(dependencies, letter, signal)));
  }
}

/** How many letters are on their way at once. */
const atOnce = 4;

/** The longest an attempt may take, in milliseconds. Less than its lease, or it could go out twice. */
const sendTime = 45_000;

/** How soon a letter is tried again after a crash in the middle of sending it, in milliseconds. */
export const leaseTime = 60_000;

async function deliver(
  { queue, mailer, compose, clock, random, log }: DeliveryDependencies,
  claimed: ClaimedLetter,
  signal: AbortSignal,
): Promise<void> {
  const { id, kind, attempts, message } = claimed;
  const facts = { letterId: id, kind, messageId: message.id, attempts };
  const outcome = await attempt(mailer, compose, claimed, signal, log);
  if (outcome.kind === 'sent') {
    await queue.recordSent(id, clock());
    log.info(facts, 'letter sent');
    return;
  }
  const { code, problem } = outcome;
  const now = clock();
  const next = nextAttempt({
    kind,
    outcome: outcome.kind,
    attempts,
    receivedAt: message.receivedAt,
    now,
    jitter: random(),
  });
  if (next === undefined) {
    await queue.recordGivenUp(id, problem);
    log.error({ ...facts, code }, 'letter given up: `npm run messages -- retry ID` tries it again');
  } else {
    await queue.recordRetry(id, next, problem);
    const inMinutes = Math.round((next - now) / 60_000);
    log.warn({ ...facts, code, inMinutes }, `letter ${outcome.kind}, will be tried again`);
  }
}

/** A letter that cannot even be written out is a fault of ours; it must not stop the others. */
async function attempt(
  mailer: Mailer,
  compose: (letter: ClaimedLetter) => Letter,
  claimed: ClaimedLetter,
  signal: AbortSignal,
  log: Log,
): Promise<SendOutcome> {
  try {
    return await mailer.send(compose(claimed), signal);
  } catch (error) {
    log.error({ err: error, letterId: claimed.id }, 'letter could not be written or handed over');
    return { kind: 'failed', code: 'UNEXPECTED', problem: String(error) };
  }
}
