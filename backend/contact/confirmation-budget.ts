import type { Log } from './log.ts';

/** How many confirmations may be sent within a sliding period. */
export interface ConfirmationLimit {
  /** `mailbox`: to one mailbox. `all`: to all visitors together. */
  readonly per: 'mailbox' | 'all';
  readonly hours: number;
  readonly max: number;
}

/**
 * Confirmations go to unconfirmed addresses, so their number is limited. A visitor who forgot something
 * gets a second one. The limits for all visitors are many times what a small agency receives; with as
 * many inquiry emails they nearly stay within the 500 emails a day of Gmail (Google Workspace: 2,000).
 */
export const confirmationBudget: readonly ConfirmationLimit[] = [
  { per: 'mailbox', hours: 1, max: 2 },
  { per: 'mailbox', hours: 24, max: 3 },
  { per: 'all', hours: 1, max: 60 },
  { per: 'all', hours: 24, max: 300 },
];

/** Returns the period of a limit in milliseconds. */
export function periodOf({ hours }: ConfirmationLimit): number {
  return hours * 60 * 60 * 1000;
}

/**
 * Logs that a limit for all visitors is reached, once per limit and period. Limits of one mailbox are not
 * logged: they concern nobody else.
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
