import type { NotificationKind } from '../contact/notification.ts';

export interface FailedAttempt {
  readonly kind: NotificationKind;
  /** `refused`: the other side will not have this notification. `failed`: nobody answered, or "later". */
  readonly outcome: 'refused' | 'failed';
  /** The other side asked not to be tried before, in milliseconds since 1970. */
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
 * When to try a notification again, in milliseconds since 1970; `undefined` means give up.
 *
 * A refused confirmation is given up at once: the visitor mistyped their address. A refused notification to
 * the agency is tried on, slowly: the agency's mailbox exists, and a full mailbox or a spam rule
 * (both `5xx` at many servers) is put right by a person, and no enquiry may be lost until then. So is
 * a refused webhook: its address is the agency's, and may be mistyped or have been changed.
 *
 * The clock may jump. A notification that a jump ahead makes overdue has {@link minAttempts} all the
 * same, and they take days; one that a jump back leaves far ahead is due (see {@link maxWait}).
 */
export function nextAttempt(attempt: FailedAttempt): number | undefined {
  const { kind, outcome, attempts, receivedAt, now, jitter, notBefore = now } = attempt;
  if (outcome === 'refused' && kind === 'confirmation') return undefined;
  const doubled = Math.min(firstDelay * 2 ** (attempts - 1), longestDelay);
  const delay = outcome === 'refused' ? Math.max(doubled, refusedDelay) : doubled;
  const asked = Math.min(notBefore, now + longestDelay);
  const next = Math.max(now + delay * (1 - spread + 2 * spread * jitter), asked);
  return attempts >= minAttempts && next > receivedAt + deadline ? undefined : next;
}

const minute = 60 * 1000;
const hour = 60 * minute;
const day = 24 * hour;

const firstDelay = minute;
const longestDelay = day;
const refusedDelay = hour;

/** How far jitter moves an attempt to either side, as a share of the delay. */
const spread = 0.2;

/** The longest that a notification can wait for its next attempt, in milliseconds. */
export const maxWait = longestDelay * (1 + spread);

/** RFC 5321 4.5.4.1: the give-up time needs to be at least 4 to 5 days. */
export const deadline = 5 * day;

/**
 * As many as those days hold, and more than fit into four, however they are spread. A notification that a
 * person has retried later, whose server slept through those days, or whose clock ran past them, is
 * given as many before it is given up.
 */
export const minAttempts = 16;
