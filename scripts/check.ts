/**
 * `npm run check`: builds the content into a folder of its own and checks it against general rules, in a few
 * minutes: headings, links, HTML, accessibility and contrast, room in windows from 320 to 2560 px, weights,
 * and the way of a message. Lists each broken rule with the page, the window, what is wrong and the file to
 * edit, then what `npm run launch-check` finds. Exit code 1 if a rule is broken.
 * The live site stays as it is.
 * `-- --pages`: without that list. `-- --texts`: without the windows too.
 */
import { spawnSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import process from 'node:process';
import { contentFolder } from '#content-model/content-folder.ts';
import { configFrom } from '#backend/settings/settings.ts';
import { blankSettings } from './shared/blank-settings.ts';
import { buildSite } from './shared/build-site.ts';
import {
  rulesInPlaywrightReport,
  rulesInVitestReport,
  type BrokenRule,
} from './check/broken-rules.ts';
import { ruleLines } from './check/rule-lines.ts';
import { findBrowser } from './shared/find-browser.ts';
import { exitWithProblems } from './shared/or-exit.ts';
import { outputOf } from './shared/output-of.ts';
import { step } from './shared/step.ts';

const reports = 'test-results';
const folder = join(reports, 'check');
const pageChecks = ['page-content', 'page-head', 'structured-data', 'html-checker'].map(
  (name) => `test/${name}.test.ts`,
);
const windowChecks = ['every-page', 'contact-delivery'].map((name) => `test/e2e/${name}.spec.ts`);

const ownSettings = { ...process.env };
// The pages are served for the checks, which must not use the owner's mail server and database.
Object.assign(process.env, blankSettings(), { CONTENT_DIR: contentFolder, SITE_FOLDER: folder });

await rm(folder, { recursive: true, force: true });
await buildSite(folder, configFrom(process.env)).catch(exitWithProblems);
const isTextsOnly = process.argv.includes('--texts');
const checks = () => Promise.all([checkTexts(), ...(isTextsOnly ? [] : [checkWindows()])]);
const where = isTextsOnly ? '' : ', in windows of many widths';
const broken = (await step(`Checking the pages${where}`, checks)).flat();
console.log(['', ...ruleLines(broken, relative('', contentFolder))].join('\n'));

if (!isTextsOnly && !process.argv.includes('--pages')) {
  console.log('Before this copy goes live:\n');
  spawnSync('node', ['scripts/launch-check.ts'], { stdio: 'inherit', env: ownSettings });
}
console.log(
  broken.length === 0 ? 'The content breaks no rule.' : 'The content breaks a rule: see above.',
);
process.exitCode = broken.length === 0 ? 0 : 1;

function checkTexts(): Promise<readonly BrokenRule[]> {
  const report = join(reports, 'check-texts.json');
  const options = ['--reporter=json', `--outputFile=${report}`];
  return rulesOf(report, rulesInVitestReport, 'vitest', ['run', ...options, ...pageChecks]);
}

function checkWindows(): Promise<readonly BrokenRule[]> {
  const report = join(reports, 'check-windows.json');
  const output = `--output=${join(reports, 'check-windows')}`;
  const env = { CHROMIUM: findBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(report) };
  // Leaves out tests that do not depend on the content.
  const others = '--grep-invert=@any-content';
  const options = ['test', '--reporter=json', output, others];
  return rulesOf(report, rulesInPlaywrightReport, 'playwright', [...options, ...windowChecks], env);
}

/** Runs tests, and returns what is in their report. If they fail without a word there, all that they print. */
async function rulesOf(
  report: string,
  read: (report: unknown) => readonly BrokenRule[],
  command: string,
  args: readonly string[],
  env = {},
): Promise<readonly BrokenRule[]> {
  await rm(report, { force: true });
  const { output, succeeded } = await outputOf(command, args, env);
  const written = await readFile(report, 'utf8').catch(() => undefined);
  const rules = written === undefined ? [] : read(JSON.parse(written));
  if (rules.length > 0 || succeeded) return rules;
  return [{ rule: `The checks have stopped`, where: '', found: output.split('\n').slice(-20) }];
}
