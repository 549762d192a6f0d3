import { nextDigest } from '../contact/email-budget.ts';
import type { StoredNotification } from '../contact/message-store.ts';
import { dayLength, hour, minute } from '../runtime/clock.ts';

export interface FailedAttempt extends Pick<StoredNotification, 'kind' | 'attempts'> {
  readonly outcome: 'refused' | 'failed';
  readonly receivedAt: number;
  readonly now: number;
}

/**
 * Returns when to try a notification again, a minute later at first and a day at most; `undefined` to give up. A
 * refused confirmation is given up at once: the visitor mistyped their address. A refused inquiry is retried slowly,
 * until a person fixes a full mailbox or a spam rule. After a jump of the clock it still gets {@link minAttempts}.
 */
export function nextAttempt(attempt: FailedAttempt): number | undefined {
  const { kind, outcome, attempts, receivedAt, now } = attempt;
  if (outcome === 'refused' && kind === 'confirmation') return undefined;
  const doubled = Math.min(minute * 2 ** (attempts - 1), dayLength);
  const delay = outcome === 'refused' ? Math.max(doubled, hour) : doubled;
  const next = kind === 'digest' ? nextDigest(now + delay) : now + delay;
  return attempts >= minAttempts && next > receivedAt + deadline ? undefined : next;
}

/**
 * A later attempt was scheduled by a clock that has since been set back. A digest waits up to an hour more, and
 * servers' clocks differ by less than another.
 */
export const maxWait = dayLength + 2 * hour;

/** RFC 5321 4.5.4.1: the give-up time needs to be at least 4 to 5 days. */
export const deadline = 5 * dayLength;

/** One more than fit into the deadline. A notification gets as many, whatever a retry or a wrong clock does. */
export const minAttempts = 16;
