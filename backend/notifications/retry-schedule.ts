import type { NotificationKind } from '../contact/notification.ts';

export interface FailedAttempt {
  readonly kind: NotificationKind;
  readonly outcome: 'refused' | 'failed';
  /** The other side asked to wait until then, in milliseconds since 1970. */
  readonly notBefore?: number | undefined;
  /** Attempts so far, this one included. */
  readonly attempts: number;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  readonly now: number;
  /** From 0 up to 1. Spreads the notifications of an outage, so that they do not all return at once. */
  readonly jitter: number;
}

/**
 * Returns when to try a notification again, in milliseconds since 1970; `undefined` to give up.
 *
 * A refused confirmation is given up at once: the visitor mistyped their address. A refused inquiry or
 * webhook is retried slowly, until a person fixes a full mailbox, a spam rule or the webhook's address.
 *
 * The clock may jump. A notification that a jump makes overdue still gets {@link minAttempts}, which
 * take days. For a jump back see {@link maxWait}.
 */
export function nextAttempt(attempt: FailedAttempt): number | undefined {
  const { kind, outcome, attempts, receivedAt, now, jitter, notBefore = now } = attempt;
  if (outcome === 'refused' && kind === 'confirmation') return undefined;
  const doubled = Math.min(firstDelay * 2 ** (attempts - 1), maxDelay);
  const delay = outcome === 'refused' ? Math.max(doubled, refusedDelay) : doubled;
  const asked = Math.min(notBefore, now + maxDelay);
  const next = Math.max(now + delay * (1 - spread + 2 * spread * jitter), asked);
  return attempts >= minAttempts && next > receivedAt + deadline ? undefined : next;
}

const minute = 60 * 1000;
const hour = 60 * minute;
const day = 24 * hour;

const firstDelay = minute;
const maxDelay = day;
const refusedDelay = hour;

/** How far jitter moves an attempt to either side, as a share of the delay. */
const spread = 0.2;

/**
 * The maximum time until the next attempt, in milliseconds. A notification that would wait longer was
 * scheduled by a clock that has since been set back, and is due at once.
 */
export const maxWait = maxDelay * (1 + spread);

/** RFC 5321 4.5.4.1: the give-up time needs to be at least 4 to 5 days. */
export const deadline = 5 * day;

/**
 * The attempts that fit into the deadline. A notification gets as many even if a person retries it later,
 * or the server was off, or its clock wrong, during those days.
 */
export const minAttempts = 16;
