/**
 * `npm run check`: builds the content into a folder of its own and checks it against general rules, in a few
 * minutes: headings, links, HTML, accessibility and contrast, room in windows from 320 to 2560 px, weights,
 * and the way of a message. Lists each broken rule with the page, the window, what is wrong and the file to
 * edit, then what `npm run launch-check` finds. Exit code 1 if a rule is broken.
 * The live site stays as it is.
 * `-- --pages`: without that list.
 */
import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { configFrom } from '#backend/settings/settings.ts';
import { useBlankSettings } from './shared/blank-settings.ts';
import { buildSite } from './shared/build-site.ts';
import { findBrowser } from './shared/test-programs.ts';
import { exitWithProblems, orExit } from './shared/or-exit.ts';
import { outputOf } from './shared/output-of.ts';
import { step } from './shared/step.ts';

const reports = 'test-results';
const reporter = './scripts/check/rule-reporter.ts';
const folder = join(reports, 'check');
const pageChecks = ['page-content', 'page-head', 'structured-data', 'html-checker'].map(
  (name) => `test/${name}.test.ts`,
);
const windowChecks = ['every-page', 'contact-delivery'].map((name) => `test/e2e/${name}.spec.ts`);

const ownSettings = { ...process.env };
// The pages are served for the checks, which must not use the owner's mail server and database.
useBlankSettings();
process.env.SITE_FOLDER = folder;

await rm(folder, { recursive: true, force: true });
await buildSite(folder, configFrom(process.env)).catch(exitWithProblems);
const checks = () => Promise.all([checkTexts(), checkWindows()]);
const results = await step('Checking the pages, in windows of many widths', checks);
const broken = results.filter(({ succeeded }) => !succeeded);
for (const { output } of broken) console.log(`\n${output}`);
console.log();

if (!process.argv.includes('--pages')) {
  console.log('Before this copy goes live:\n');
  spawnSync('node', ['scripts/launch-check.ts'], { stdio: 'inherit', env: ownSettings });
}
console.log(
  broken.length === 0 ? 'The content breaks no rule.' : 'The content breaks a rule: see above.',
);
process.exitCode = broken.length === 0 ? 0 : 1;

function checkTexts() {
  return outputOf('vitest', ['run', `--reporter=${reporter}`, ...pageChecks]);
}

function checkWindows() {
  const output = `--output=${join(reports, 'check-windows')}`;
  // Leaves out tests that do not depend on the content.
  const others = '--grep-invert=@any-content';
  const options = ['test', `--reporter=${reporter}`, output, others];
  return outputOf('playwright', [...options, ...windowChecks], { CHROMIUM: orExit(findBrowser) });
}
