/**
 * `npm run check`: builds the content into a folder of its own and checks it against general rules, in about
 * two minutes: headings, links, HTML, accessibility and contrast, room in windows from 320 to 2560 px, weights,
 * and the way of a message. Then it lists what `npm run launch-check` finds. Exit code 1 if a rule is broken.
 * The live site stays as it is.
 * `-- --pages`: without that list.
 */
import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import process from 'node:process';
import { contentFolder } from '#contract/content/content-folder.ts';
import { configFrom } from '#backend/settings/settings.ts';
import { blankSettings } from './blank-settings.ts';
import { buildSite } from './build-site.ts';
import { findBrowser } from './find-browser.ts';
import { exitWithProblems } from './or-exit.ts';

const folder = 'test-results/check';
const pageChecks = ['page-content', 'page-head', 'structured-data', 'html-checker'].map(
  (name) => `test/${name}.test.ts`,
);
const windowChecks = ['every-page', 'layout', 'weight', 'contact-delivery'].map(
  (name) => `test/e2e/${name}.spec.ts`,
);

const ownSettings = { ...process.env };
// The pages are served for the checks, which must not use the owner's mail server and database.
Object.assign(process.env, blankSettings(), { CONTENT_DIR: contentFolder, SITE_FOLDER: folder });

await rm(folder, { recursive: true, force: true });
await buildSite(folder, configFrom(process.env)).catch(exitWithProblems);
const passed = [
  run('The text of the pages', 'vitest', ['run', '--reporter=dot', ...pageChecks]),
  run(
    'The pages in windows of many widths',
    'playwright',
    ['test', '--reporter=dot', ...windowChecks],
    { CHROMIUM: findBrowser() },
  ),
];

if (!process.argv.includes('--pages')) {
  console.log('\nBefore this copy goes live:\n');
  spawnSync('node', ['scripts/launch-check.ts'], { stdio: 'inherit', env: ownSettings });
}
const isGood = passed.every((isPassed) => isPassed);
console.log(isGood ? '\nThe content breaks no rule.' : '\nThe content breaks a rule: see above.');
process.exitCode = isGood ? 0 : 1;

function run(name: string, command: string, args: readonly string[], env = {}): boolean {
  console.log(`\n== ${name}`);
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0;
}
