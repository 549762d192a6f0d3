import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageWordsFile, pageWordsSchema } from '#contract/page-words.ts';
import {
  keptPageDates,
  oldDatesSentence,
  pageDatesFile,
  pagesWithOldDates,
} from '#site/page-meta/page-dates.ts';

/**
 * A sentence for what search engines and others would be told of the built pages that is not so any
 * more. A site that is not built yet has nothing to be told.
 */
export function pageFaults(folder: string, now = Date.now()): readonly string[] {
  return [...dateFaults(folder), ...securityTextFaults(folder, now)];
}

function dateFaults(folder: string): readonly string[] {
  const file = join(folder, pageWordsFile);
  if (!existsSync(file) || !existsSync(pageDatesFile)) return [];
  const words = pageWordsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const old = pagesWithOldDates(words, keptPageDates());
  return old.length === 0 ? [] : [oldDatesSentence(old)];
}

/** The month before the end leaves time for it. */
const soon = 30 * 24 * 60 * 60 * 1000;

function securityTextFaults(folder: string, now: number): readonly string[] {
  const file = join(folder, '.well-known/security.txt');
  if (!existsSync(file)) return [];
  const [, date = ''] = /^Expires: (.+)$/m.exec(readFileSync(file, 'utf8')) ?? [];
  return Date.parse(date) - now > soon
    ? []
    : [`${file}: ends on ${date.slice(0, 10)}. Build the site again, which renews it.`];
}
