import type { Log } from './log.ts';

/** How many confirmations may be sent within a sliding period. */
export interface ConfirmationLimit {
  /** `mailbox`: to one mailbox. `all`: to all visitors together. */
  readonly per: 'mailbox' | 'all';
  readonly hours: number;
  readonly max: number;
}

/**
 * A confirmation goes to an address that nobody has confirmed, so what the form can be made to send
 * has an upper bound. A mailbox gets two within an hour, for a visitor who forgot something, and three
 * a day. All together, 60 an hour and 300 a day are many times what a small agency receives, and with
 * the notifications to the agency they stay within what common mail accounts may send: Gmail takes
 * 500 a day, Google Workspace 2,000.
 */
export const confirmationBudget: readonly ConfirmationLimit[] = [
  { per: 'mailbox', hours: 1, max: 2 },
  { per: 'mailbox', hours: 24, max: 3 },
  { per: 'all', hours: 1, max: 60 },
  { per: 'all', hours: 24, max: 300 },
];

/** The period of a limit in milliseconds. */
export function periodOf({ hours }: ConfirmationLimit): number {
  return hours * 60 * 60 * 1000;
}

/**
 * Logs that a limit for all visitors is reached: once per limit and period, or a flood would fill the
 * log. A limit of one mailbox concerns nobody else and is not logged.
 */
export function budgetReport(log: Log): (limit: ConfirmationLimit, now: number) => void {
  const loggedAt = new Map<number, number>();
  return (limit, now) => {
    const { per, hours, max } = limit;
    const last = loggedAt.get(hours) ?? -Infinity;
    if (per === 'mailbox' || (now >= last && now < last + periodOf(limit))) return;
    loggedAt.set(hours, now);
    log.warn(
      { max, hours },
      'confirmation budget used up: messages arrive, visitors get no confirmation',
    );
  };
}
