import { nextDigest } from '../contact/inquiry-budget.ts';
import type { NotificationKind } from '../contact/notification.ts';

export interface FailedAttempt {
  readonly kind: NotificationKind;
  readonly outcome: 'refused' | 'failed';
  /** Attempts so far, this one included. */
  readonly attempts: number;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  readonly now: number;
}

/**
 * Returns when to try a notification again, in milliseconds since 1970; `undefined` to give up.
 *
 * A refused confirmation is given up at once: the visitor mistyped their address. A refused inquiry or
 * webhook is retried slowly, until a person fixes a full mailbox, a spam rule or the webhook's address. An
 * inquiry of the digest is retried with the digest of a later hour.
 *
 * The clock may jump. A notification that a jump makes overdue still gets {@link minAttempts}, which
 * take days. For a jump back see {@link maxWait}.
 */
export function nextAttempt(attempt: FailedAttempt): number | undefined {
  const { kind, outcome, attempts, receivedAt, now } = attempt;
  if (outcome === 'refused' && kind === 'confirmation') return undefined;
  const doubled = Math.min(firstDelay * 2 ** (attempts - 1), maxDelay);
  const delay = outcome === 'refused' ? Math.max(doubled, refusedDelay) : doubled;
  const next = kind === 'digest' ? nextDigest(now + delay) : now + delay;
  return attempts >= minAttempts && next > receivedAt + deadline ? undefined : next;
}

const minute = 60 * 1000;
const hour = 60 * minute;
const day = 24 * hour;

const firstDelay = minute;
const maxDelay = day;
const refusedDelay = hour;

/**
 * The maximum time until the next attempt, in milliseconds. A notification that would wait longer was
 * scheduled by a clock that has since been set back, and is due at once. The clock of another server may
 * differ by less than the hour.
 */
export const maxWait = maxDelay + hour;

/** RFC 5321 4.5.4.1: the give-up time needs to be at least 4 to 5 days. */
export const deadline = 5 * day;

/**
 * One more than the attempts that fit into the deadline. A notification gets as many even if a person retries it later,
 * or the server was off, or its clock wrong, during those days.
 */
export const minAttempts = 16;
