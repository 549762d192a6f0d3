/**
 * `npm run dates`: renders the site into a folder that nobody sees, and keeps today as the date of each
 * page whose words are others than those kept in `content/page-dates.yaml`.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { agencyFacts } from '#backend/settings/agency-facts.ts';
import { agencyDay } from '#contract/agency-day.ts';
import { pageWordsFile, pageWordsSchema } from '#contract/page-words.ts';
import {
  keptPageDates,
  pageDatesFile,
  pageDatesOf,
  pageDatesText,
  pagesWithOldDates,
} from '#site/page-meta/page-dates.ts';
import { siteEnvironment } from './site-environment.ts';

const kept = keptPageDates();
const words = wordsNow();
const old = pagesWithOldDates(words, kept);
writeFileSync(
  pageDatesFile,
  pageDatesText(pageDatesOf(words, kept, agencyDay(agencyFacts().timeZone)(Date.now()))),
);
console.log(old.length === 0 ? 'No page has changed.' : `Changed, new or gone: ${old.join(', ')}`);

function wordsNow() {
  const folder = mkdtempSync(join(tmpdir(), 'page-words-'));
  try {
    run('astro', 'build', '--silent', '--outDir', folder);
    const json: unknown = JSON.parse(readFileSync(join(folder, pageWordsFile), 'utf8'));
    return pageWordsSchema.parse(json);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What it says matters only where it fails: the build would say to run this very program. */
function run(command: string, ...parameters: string[]): void {
  const { status, stdout, stderr } = spawnSync(command, parameters, {
    encoding: 'utf8',
    env: siteEnvironment(),
  });
  if (status === 0) return;
  process.stderr.write(stdout + stderr);
  process.exit(status ?? 1);
}
