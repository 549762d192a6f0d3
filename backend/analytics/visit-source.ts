import type { Visit } from '#contract/event-batch.ts';

/**
 * Where a visit came from, as it is counted: what its first address says, or else the host that linked
 * here; `''` for nowhere.
 */
export function sourceOf({ source = '', referrer = '' }: Visit): string {
  return tidy(source) || tidy(referrer).replace(/^www\./, '');
}

/** `source / medium / campaign`, with a dash for what is not said; `undefined` where none of them is. */
export function campaignOf({ source = '', medium = '', campaign = '' }: Visit): string | undefined {
  const parts = [source, medium, campaign].map(tidy);
  return parts.every((part) => part === '')
    ? undefined
    : parts.map((part) => part || '-').join(' / ');
}

/**
 * In small notifications, without what a terminal or a page would obey rather than show: links are written by
 * hand, and by anybody. A name with a mail address in it is none: some notifications write there whom they
 * were sent to, and this is no count of people.
 */
function tidy(name: string): string {
  if (mailSign.test(name)) return '';
  return name
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .replace(/\p{C}+/gu, '')
    .toLowerCase()
    .trim()
    .slice(0, longestName)
    .toWellFormed()
    .trim();
}

/** The sign in a mail address: its wide and small forms too, and as addresses of pages write it. */
const mailSign = /[@\uff20\ufe6b]|%40/i;

/** Enough for the name of any host that people know, and of any campaign that somebody typed. */
const longestName = 80;
