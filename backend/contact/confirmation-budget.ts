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
