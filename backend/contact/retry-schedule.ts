import type { LetterKind } from './ports.ts';

export interface FailedAttempt {
  readonly kind: LetterKind;
  /** `refused`: the mail server will not have this letter. `failed`: nobody answered, or "later". */
  readonly outcome: 'refused' | 'failed';
  /** Attempts so far, this one included. */
  readonly attempts: number;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  readonly now: number;
  /** From 0 up to 1. Spreads the letters of an outage, so that they do not all return at once. */
  readonly jitter: number;
}

/**
 * When to try a letter again, in milliseconds since 1970; `undefined` means give up.
 *
 * A refused receipt is given up at once: the visitor mistyped their address. A refused letter to
 * the agency is tried on, slowly: the agency's mailbox exists, and a full mailbox or a spam rule
 * (both `5xx` at many servers) is put right by a person, and no enquiry may be lost until then.
 */
export function nextAttempt(attempt: FailedAttempt): number | undefined {
  const { kind, outcome, attempts, receivedAt, now, jitter } = attempt;
  if (outcome === 'refused' && kind === 'receipt') return undefined;
  const doubled = Math.min(firstDelay * 2 ** (attempts - 1), longestDelay);
  const delay = outcome === 'refused' ? Math.max(doubled, refusedDelay) : doubled;
  const next = now + delay * (0.8 + 0.4 * jitter);
  return attempts >= leastAttempts && next > receivedAt + deadline ? undefined : next;
}

const minute = 60 * 1000;
const hour = 60 * minute;
const day = 24 * hour;

const firstDelay = minute;
const longestDelay = day;
const refusedDelay = hour;

/** RFC 5321 4.5.4.1: the give-up time needs to be at least 4 to 5 days. */
export const deadline = 5 * day;

/**
 * As many as those days hold. A letter that a person has retried later, or whose server slept
 * through them, is given as many before it is given up.
 */
export const leastAttempts = 14;
