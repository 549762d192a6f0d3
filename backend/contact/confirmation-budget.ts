import { dayLength } from '../runtime/clock.ts';

/** How many confirmations may be sent within a sliding period. */
export interface ConfirmationLimit {
  /** `mailbox`: to one mailbox. `all`: to all visitors together. */
  readonly per: 'mailbox' | 'all';
  /** In milliseconds. */
  readonly period: number;
  readonly max: number;
}

const hour = 60 * 60 * 1000;

/**
 * Confirmations go to unconfirmed addresses, so their number is limited. A visitor who forgot something
 * gets a second one. The limits for all visitors are many times what a small agency receives, and stay
 * within the 500 emails a day of Gmail (Google Workspace: 2,000). A message without a token leaves the
 * second half of them to those with one.
 */
export function confirmationBudget(hasToken: boolean): readonly ConfirmationLimit[] {
  const share = hasToken ? 1 : 1 / 2;
  return [
    { per: 'mailbox', period: hour, max: 2 },
    { per: 'mailbox', period: dayLength, max: 3 },
    { per: 'all', period: hour, max: 60 * share },
    { per: 'all', period: dayLength, max: 300 * share },
  ];
}
