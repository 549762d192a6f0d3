import { dayLength, hour, minute } from '../runtime/clock.ts';

export interface ConfirmationLimit {
  readonly per: 'mailbox' | 'all';
  /** In milliseconds. */
  readonly period: number;
  readonly max: number;
}

/**
 * Confirmations go to unconfirmed addresses, so their number is limited: for all visitors, to within the 500
 * emails a day of Gmail. A message without a token leaves the second half of them to those with one.
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

/**
 * Returns one key for the usual addresses of a mailbox. Confirmations are limited by it; the limits for all
 * visitors bound what other aliases get. Tags after `+` (RFC 5233) and punctuation are dropped for every
 * provider: it does no harm if two mailboxes share a limit.
 */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const [name = ''] = local.split('+');
  return `${name.replace(/[._-]/g, '')}@${domain}`;
}

/**
 * Returns how many inquiry emails of their own a flood may cause in an hour. Two digests may fall into it. A
 * message without a token leaves the second half of the rest to those with one.
 */
export function maxInquiries(perHour: number, hasToken: boolean): number {
  const single = perHour - 2;
  return hasToken ? single : Math.floor(single / 2);
}

/** In milliseconds. */
export const inquiryPeriod = hour;

/**
 * Returns the next full hour, so that one digest has all that wait. A minute is left to store what came before it.
 */
export function nextDigest(now: number): number {
  return Math.ceil((now + minute) / inquiryPeriod) * inquiryPeriod;
}
