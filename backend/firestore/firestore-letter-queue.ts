import {
  Filter,
  type Firestore,
  type QueryDocumentSnapshot,
  type Timestamp,
} from 'firebase-admin/firestore';
import type { Claim, ClaimedLetter, LetterKind, LetterQueue } from '../contact/ports.ts';
import { longestWait } from '../contact/retry-schedule.ts';
import { readLetter, readMessage, storedMessage, timestamp, wellFormed } from './documents.ts';
import { codeOf, firestoreCall, statusCodes } from './firestore-call.ts';
import { lettersOf } from './firestore-message-store.ts';
import { places, type Places } from './places.ts';

/**
 * The letter queue: a document for each letter, found by when it is due. A claim takes `claimPatience`
 * milliseconds at most, well within the minute by which a lease is longer than an attempt.
 */
export function firestoreLetterQueue(firestore: Firestore, claimPatience = 30_000): LetterQueue {
  const at = places(firestore);
  const crowd: Crowd = { size: 1 };
  const record = (letterId: string, fields: RecordedFields) =>
    firestoreCall(async () => {
      try {
        await at.letter(letterId).update({ ...fields });
      } catch (error) {
        // Gone with its message.
        if (codeOf(error) !== statusCodes.notFound) throw error;
      }
    });
  return {
    claimDue: (claim) => firestoreCall(() => claimDue(firestore, at, crowd, claim), claimPatience),
    recordSent: (letterId, sentAt) =>
      record(letterId, { state: 'sent', sentAt: timestamp(sentAt), lastProblem: null }),
    recordRetry: (letterId, nextAttemptAt, problem) =>
      record(letterId, {
        nextAttemptAt: timestamp(nextAttemptAt),
        lastProblem: wellFormed(problem),
      }),
    recordGivenUp: (letterId, problem) =>
      record(letterId, { state: 'given-up', lastProblem: wellFormed(problem) }),
    retryNow: (messageId, now) =>
      firestoreCall(() =>
        firestore.runTransaction(async (work) => {
          const message = readMessage(await work.get(at.message(messageId)));
          const letters = await lettersOf(work, at, message?.letterIds ?? []);
          const unsent = letters.filter(({ state }) => state !== 'sent');
          const anew = { state: 'waiting', attempts: 0, nextAttemptAt: timestamp(now) };
          for (const { id } of unsent) work.update(at.letter(id), anew);
          return unsent.length;
        }),
      ),
    oldestWaitingSince: () =>
      firestoreCall(async () => {
        const waiting = at.letters.where('state', '==', 'waiting');
        const { docs } = await waiting.orderBy('receivedAt').limit(1).get();
        return docs.map(readLetter)[0]?.receivedAt;
      }),
    countGivenUp: () =>
      firestoreCall(async () => {
        const counted = await at.letters.where('state', '==', 'given-up').count().get();
        return counted.data().count;
      }),
  };
}

interface RecordedFields {
  readonly state?: 'sent' | 'given-up';
  readonly sentAt?: Timestamp;
  readonly nextAttemptAt?: Timestamp;
  readonly lastProblem: string | null;
}

/**
 * Claiming is moving the due time ahead, of a letter that is as it was when it was found: of two who
 * found the same only one takes it, and none waits for another. Looking for letters where none is due,
 * which is nearly always, is billed as one read.
 */
async function claimDue<Kind extends LetterKind>(
  firestore: Firestore,
  at: Places,
  crowd: Crowd,
  { kinds, now, leaseUntil, limit }: Claim<Kind>,
): Promise<readonly ClaimedLetter<Kind>[]> {
  const due = at.letters
    .where('state', '==', 'waiting')
    .where('kind', 'in', kinds)
    .where(
      Filter.or(
        Filter.where('nextAttemptAt', '<=', timestamp(now)),
        Filter.where('nextAttemptAt', '>', timestamp(now + longestWait)),
      ),
    )
    .orderBy('nextAttemptAt');
  for (let round = 0; round < mostRounds; round++) {
    const lookAt = Math.max(limit, Math.min(limit * crowd.size, mostLookedAt));
    const { docs } = await due.limit(lookAt).get();
    if (docs.length === 0) return [];
    const chosen = someOf(docs, limit);
    const leases = await Promise.allSettled(chosen.map((found) => lease(found, leaseUntil)));
    const leased = leases.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
    crowd.size =
      leased.length < chosen.length
        ? Math.min(crowd.size * 4, largestCrowd)
        : Math.max(crowd.size / 2, 1);
    const claimed = await withMessages(firestore, at, leased, kinds);
    if (claimed.length > 0) return claimed;
    const failed = leases.find((each) => each.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
    // Others were faster with each of these, and there may be more behind them.
  }
  return [];
}

/** Whoever has lost so often is one of many who send, and looks again a few seconds later. */
const mostRounds = 5;

/**
 * Whoever meets others at a letter looks at so many times as many the next time, and takes some of them by
 * chance: all that want the oldest would be in each other's way at every one.
 */
interface Crowd {
  size: number;
}

const largestCrowd = 16;
const mostLookedAt = 500;

/** Neighbors, in their order. */
function someOf<Found>(found: readonly Found[], count: number): readonly Found[] {
  const first = Math.floor(Math.random() * Math.max(1, found.length - count + 1));
  return found.slice(first, first + count);
}

interface Leased {
  readonly id: string;
  readonly kind: LetterKind;
  readonly attempts: number;
  readonly messageId: string;
}

/** The letter, or none where somebody else has changed it since it was found. */
async function lease(found: QueryDocumentSnapshot, leaseUntil: number): Promise<readonly Leased[]> {
  const letter = readLetter(found);
  if (letter === undefined) return [];
  const { id, kind, messageId } = letter;
  const attempts = letter.attempts + 1;
  try {
    await found.ref.update(
      { nextAttemptAt: timestamp(leaseUntil), attempts },
      { lastUpdateTime: found.updateTime },
    );
    return [{ id, kind, attempts, messageId }];
  } catch (error) {
    const code = codeOf(error);
    if (code !== undefined && meansTooLate.includes(code)) return [];
    throw error;
  }
}

const meansTooLate: readonly number[] = [
  statusCodes.failedPrecondition,
  statusCodes.aborted,
  statusCodes.notFound,
];

/** A letter whose message somebody has deleted by hand goes too, or it would be claimed for ever. */
async function withMessages<Kind extends LetterKind>(
  firestore: Firestore,
  at: Places,
  leased: readonly Leased[],
  kinds: readonly Kind[],
): Promise<readonly ClaimedLetter<Kind>[]> {
  if (leased.length === 0) return [];
  const ids = [...new Set(leased.map(({ messageId }) => messageId))];
  const found = await firestore.getAll(...ids.map(at.message));
  const messages = found.map(readMessage).filter((each) => each !== undefined);
  const byId = new Map(messages.map((each) => [each.id, storedMessage(each)]));
  const orphans = leased.filter(({ messageId }) => !byId.has(messageId));
  await Promise.all(orphans.map(({ id }) => at.letter(id).delete()));
  return leased.flatMap(({ id, attempts, messageId, ...letter }) => {
    const kind = kinds.find((one) => one === letter.kind);
    const message = byId.get(messageId);
    return kind === undefined || message === undefined ? [] : [{ id, kind, attempts, message }];
  });
}
