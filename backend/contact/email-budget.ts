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
  const user = fastmailUser.exec(domain)?.groups?.user;
  if (user !== undefined) return mailboxOf(`${user}@${domain.slice(user.length + 1)}`);
  const [name = ''] = local.split(yahooDomain.test(domain) ? /[+-]/ : '+');
  return `${name.replace(/[._-]/g, '')}@${aliasDomains.get(domain) ?? domain}`;
}

/**
 * Disposable addresses are `name-keyword`, and other names have no hyphen: Yahoo Help, "Disposable email
 * addresses". Elsewhere a hyphen is a part of the name.
 */
const yahooDomain = /^(?:yahoo\.[a-z]{2,3}(?:\.[a-z]{2})?|(?:ymail|rocketmail|aol)\.com)$/;

/** All addresses at `user.fastmail.com`. Fastmail Help, "Plus addressing and subdomain addressing". */
const fastmailUser = /^(?<user>[^.]+)\.fastmail\.(?:com|fm)$/;

/**
 * Domains that deliver to the mailboxes of another one. https://support.apple.com/118230;
 * https://proton.me/support/addresses-and-aliases; Yandex Mail Help, "Email address".
 */
const aliasDomains: ReadonlyMap<string, string> = new Map([
  ['googlemail.com', 'gmail.com'],
  ...['me.com', 'mac.com'].map((domain) => [domain, 'icloud.com'] as const),
  ...['pm.me', 'protonmail.com', 'protonmail.ch'].map((domain) => [domain, 'proton.me'] as const),
  ...['ru', 'by', 'kz', 'ua'].map((country) => [`yandex.${country}`, 'yandex.com'] as const),
  ['ya.ru', 'yandex.com'],
]);

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
