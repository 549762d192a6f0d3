import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { pageWordsSchema, type PageWords } from '#contract/page-words.ts';

/** Where it is kept when each page was first there, and when its words last changed. `npm run dates` renews it. */
export const pageDatesFile = 'content/page-dates.yaml';

const pageDatesSchema = z.record(
  z.string().startsWith('/'),
  z.strictObject({
    first: z.iso.date().describe('The day on which the page was first there'),
    changed: z.iso.date().describe('The day on which the words of the page last changed'),
    words: pageWordsSchema.valueType.describe('A fingerprint of its words on that day'),
  }),
);

/** A page's path to the day and the words of its last change. */
export type PageDates = Readonly<z.infer<typeof pageDatesSchema>>;

/** What is kept in the folder of this project. Throws where the file is not what it should be. */
export function keptPageDates(file = pageDatesFile): PageDates {
  return pageDatesSchema.parse(parse(readFileSync(file, 'utf8')));
}

/**
 * The dates that are true for these words: a page whose words are others than those kept changed today,
 * and one of which nothing is kept was first there today.
 */
export function pageDatesOf(words: PageWords, kept: PageDates, today: string): PageDates {
  return Object.fromEntries(
    Object.entries(words).map(([path, now]) => [
      path,
      {
        first: kept[path]?.first ?? today,
        changed: kept[path]?.words === now ? kept[path].changed : today,
        words: now,
      },
    ]),
  );
}

/** The pages of which something else is kept than is so: changed, new, or gone. */
export function pagesWithOldDates(words: PageWords, kept: PageDates): readonly string[] {
  const paths = new Set([...Object.keys(words), ...Object.keys(kept)]);
  return [...paths].filter((path) => kept[path]?.words !== words[path]).sort();
}

/** What an owner is told of such pages. */
export function oldDatesSentence(paths: readonly string[]): string {
  const which = paths.slice(0, 3).join(', ') + (paths.length > 3 ? ' and others' : '');
  return `${pageDatesFile}: the words of ${which} are not those of the day that is kept there. \`npm run dates\` keeps today.`;
}

/** The text of the file, for these dates. */
export function pageDatesText(dates: PageDates): string {
  const entries = Object.entries(dates)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([path, { first, changed, words }]) =>
        `${path}:\n  first: '${first}'\n  changed: '${changed}'\n  words: '${words}'\n`,
    );
  return `# When each page was first there, and when its words last changed, for search engines. Written by\n# \`npm run dates\`; a date may be put right by hand.\n${entries.join('')}`;
}
