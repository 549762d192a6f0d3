/**
 * `npm test`: every check that a change must pass, without the settings of this machine. Prints what a step says
 * once it has ended, and in the end one line that counts the tests; exit code 1 if anything failed.
 */
import { mkdir, readFile, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { z } from 'zod';
import { problemsOf } from '#content-model/problems/start-error.ts';
import { useBlankSettings } from './shared/blank-settings.ts';
import { outputOf } from './shared/output-of.ts';
import {
  enginesOnThisMachine,
  findBrowser,
  findJava,
  missingPackages,
} from './shared/test-programs.ts';

/** A report of a test runner, and which of its figures are tests that passed, failed and were skipped. */
const unit = {
  file: 'test-results/unit.json',
  counts: [['numPassedTests'], ['numFailedTests'], ['numPendingTests', 'numTodoTests']],
};
const engines = { ...unit, file: 'test-results/engines.json' };
const browser = {
  // As in playwright.config.ts.
  file: 'test-results/browser.json',
  // A test that passes only at the second try has failed.
  counts: [['expected'], ['unexpected', 'flaky'], ['skipped']],
};

// The tests of a live copy must not use its mail server, webhook or database.
useBlankSettings();
process.env.ASTRO_TELEMETRY_DISABLED = '1';
// The tests start hundreds of programs, which then need not translate the same code again.
process.env.NODE_COMPILE_CACHE = resolve('node_modules/.cache/compiled');
await rm('test-results', { recursive: true, force: true });
await mkdir('test-results', { recursive: true });

const built = await inTurn([
  () => step('format', 'npm', ['run', '--silent', 'format:check']),
  // Before lint and types: it writes the types of the content.
  () => step('build', 'npm', ['run', '--silent', 'build']),
]);
// Side by side, since both wait half of their time: for processes, disks, mail servers and browsers.
const others = await Promise.all([
  inTurn([
    () => step('lint', 'oxlint', []),
    () => step('types', 'npm', ['run', '--silent', 'types:synced']),
    unitTests,
    secondAgency,
  ]),
  inTurn([browserTests, engineTests]),
]);

const failedSteps = [...built, ...others.flat()].filter(({ ok }) => !ok).map(({ name }) => name);
const reports = [unit, browser, ...(enginesOnThisMachine().length > 0 ? [engines] : [])];
const counts = await Promise.all(reports.map(countsIn));
const total = (kind: number) => counts.reduce((sum, ofReport) => sum + (ofReport[kind] ?? 0), 0);
const [passed, failed, skipped] = [total(0), total(1), total(2)];
if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}`);
console.log(`\nTests: ${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = failedSteps.length > 0 || failed > 0 || passed === 0 ? 1 : 0;

interface Step {
  readonly name: string;
  readonly ok: boolean;
}

async function inTurn(steps: readonly (() => Promise<Step>)[]): Promise<readonly Step[]> {
  const done: Step[] = [];
  for (const run of steps) done.push(await run());
  return done;
}

async function step(
  name: string,
  command: string,
  args: readonly string[],
  env = {},
): Promise<Step> {
  const started = performance.now();
  console.log(`== ${name} begins`);
  const { output, succeeded: ok } = await outputOf(command, args, env);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${output}\n== ${name}: ${ok ? 'ok' : 'FAILED'} (${seconds} s)\n`);
  return { name, ok };
}

/** Without Java the HTML of the pages is not checked, and that test counts as skipped. */
function unitTests() {
  const args = ['run', ...vitestReporters(unit.file)];
  return step('unit and contract tests', 'vitest', args, javaOrNone());
}

function vitestReporters(file: string): readonly string[] {
  return ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
}

/** The short form of `npm run test:engines`, which installs what is missing: every page, and a message. */
async function engineTests(): Promise<Step> {
  const name = 'Firefox and WebKit';
  const missing = missingPackages();
  if (missing.length > 0) {
    const install = '`npm run test:engines` installs it';
    console.error(
      `\n!! The pages will NOT be tested in every engine: no ${missing.join(', ')}. ${install}.`,
    );
  }
  if (enginesOnThisMachine().length === 0) return { name, ok: true };
  const files = ['pages', 'message'].map((name) => `test/engines/${name}.test.ts`);
  const args = ['run', '--config', 'vitest.engines.config.ts', ...vitestReporters(engines.file)];
  return step(name, 'vitest', [...args, ...files], { ENGINES: 'short' });
}

function javaOrNone() {
  try {
    return { JAVA: findJava() };
  } catch (error) {
    console.error(
      `\n!! The HTML of the built pages will NOT be checked: ${problemsOf(error).join()}`,
    );
    return {};
  }
}

async function browserTests(): Promise<Step> {
  const name = 'browser tests';
  try {
    return await step(name, 'playwright', ['test'], { CHROMIUM: findBrowser() });
  } catch (error) {
    console.error(problemsOf(error).join());
    return { name, ok: false };
  }
}

/** Whatever an agency puts into its content, the pages must keep the same rules. */
function secondAgency() {
  const env = { ...javaOrNone(), CONTENT_DIR: 'test/fixtures/second-agency' };
  return step('a second agency', 'node', ['scripts/check.ts', '--pages'], env);
}

/** A runner that died before it wrote its report counts as one failed test. */
async function countsIn({ file, counts }: typeof unit): Promise<readonly number[]> {
  const figures = z.object(Object.fromEntries(counts.flat().map((name) => [name, z.number()])));
  const report = z.union([figures, z.object({ stats: figures }).transform(({ stats }) => stats)]);
  try {
    const found = report.parse(JSON.parse(await readFile(file, 'utf8')));
    return counts.map((names) => names.reduce((sum, name) => sum + (found[name] ?? 0), 0));
  } catch {
    console.error(`${file} has no counts of tests.`);
    return [0, 1, 0];
  }
}
