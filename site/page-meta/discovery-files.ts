import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse } from 'yaml';
import { agencyDay } from '#contract/agency-day.ts';
import { agencySchema } from '#contract/agency.ts';
import { pageWordsFile, type PageWords } from '#contract/page-words.ts';
import { articleFeed, articleFeedPath } from './article-feed.ts';
import { builtPages } from './built-pages.ts';
import { llmsText } from './llms-text.ts';
import {
  keptPageDates,
  oldDatesSentence,
  pageDatesFile,
  pageDatesOf,
  pagesWithOldDates,
} from './page-dates.ts';
import { sitemap } from './sitemap.ts';

/**
 * Writes what programs find the pages by, once these are built: sitemap, feed, `llms.txt`, and for
 * our own programs the fingerprints of the pages' words.
 */
export function discoveryFiles(): AstroIntegration {
  let root: URL;
  let site: URL;
  return {
    name: 'discovery-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = config.root;
        site = new URL(config.site ?? '');
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const pages = await builtPages(folder);
        const agencyFile = new URL('content/agency.yaml', root);
        const agency = agencySchema.parse(parse(await readFile(agencyFile, 'utf8')));
        const kept = keptPageDates(fileURLToPath(new URL(pageDatesFile, root)));
        const words: PageWords = Object.fromEntries(pages.map((page) => [page.path, page.words]));
        const dates = pageDatesOf(words, kept, agencyDay(agency.timeZone)(Date.now()));
        await Promise.all(
          Object.entries({
            '/sitemap.xml': sitemap(pages, dates, site),
            [articleFeedPath]: articleFeed(pages, dates, agency, site),
            '/llms.txt': llmsText(pages, agency, site),
            [`/${pageWordsFile}`]: `${JSON.stringify(words, null, 1)}\n`,
          }).map(([path, text]) => writeFile(join(folder, path), text)),
        );
        const old = pagesWithOldDates(words, kept);
        if (old.length > 0) process.stderr.write(`${oldDatesSentence(old)}\n`);
      },
    },
  };
}
