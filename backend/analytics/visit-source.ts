import type { Visit } from '#contract/event-batch.ts';

/** Returns `utm_source` or the host of the page that linked here; `''` if neither is known. */
export function sourceOf({ source = '', referrer = '' }: Visit): string {
  return cleanName(source) || cleanName(referrer).replace(/^www\./, '');
}

/** Returns `source / medium / campaign` with a dash for what is missing; `undefined` without any. */
export function campaignOf({ source = '', medium = '', campaign = '' }: Visit): string | undefined {
  const parts = [source, medium, campaign].map(cleanName);
  if (parts.every((part) => part === '')) return undefined;
  return parts.map((part) => part || '-').join(' / ');
}

/**
 * Anybody can write these names into a link. They are stored in lower case, without control
 * characters, and not at all with an email address: some newsletters add the reader's.
 */
function cleanName(name: string): string {
  if (atSign.test(name)) return '';
  return name
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .replace(/\p{C}+/gu, '')
    .toLowerCase()
    .trim()
    .slice(0, maxNameLength)
    .toWellFormed()
    .trim();
}

/** Also the full-width and small forms, and the URL encoding. */
const atSign = /[@\uff20\ufe6b]|%40/i;

/** In UTF-16 code units. */
const maxNameLength = 80;
