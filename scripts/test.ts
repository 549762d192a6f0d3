/**
 * `npm test`: every check that a change must pass, the quickest first, without the settings of this
 * machine. Ends with one line that counts the tests; exit code 1 if anything failed.
 */
import { spawnSync } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { contentFolder } from '../contract/content/content-folder.ts';
import { blankSettings } from './blank-settings.ts';
import { findBrowser } from './find-browser.ts';
import { findJava } from './find-java.ts';

const unitReport = 'test-results/unit.json';
/** As in playwright.config.ts. */
const browserReport = 'test-results/browser.json';

// The tests of a live copy must not use its mail server, webhook or database, but its content.
const keptSettings = { CONTENT_DIR: contentFolder, ASTRO_TELEMETRY_DISABLED: '1' };
// The tests start hundreds of programs, which then need not translate the same code again.
const compiled = { NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled') };
Object.assign(process.env, blankSettings(), keptSettings, compiled);
await rm('test-results', { recursive: true, force: true });
await mkdir('test-results', { recursive: true });

const steps = [
  step('format', 'npm', ['run', '--silent', 'format:check']),
  // Before lint and types: it writes the types of the content.
  step('build', 'npm', ['run', '--silent', 'build']),
  step('lint', 'oxlint', []),
  step('types', 'npm', ['run', '--silent', 'types:synced']),
  unitTests(),
  browserTests(),
  secondAgency(),
];

const failedSteps = steps.filter(({ ok }) => !ok).map(({ name }) => name);
const counts = total([await unitCounts(), await browserCounts()]);
for (const failure of await unitFailures()) console.log(`\n✘ ${failure}`);
if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}`);
console.log(`\nTests: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exitCode = failedSteps.length > 0 || counts.failed > 0 || counts.passed === 0 ? 1 : 0;

interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

function step(name: string, command: string, args: readonly string[], env = {}) {
  const started = performance.now();
  console.log(`\n== ${name}`);
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`== ${name}: ${status === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
  return { name, ok: status === 0 };
}

/** Without Java the HTML of the pages is not checked, and that test counts as skipped. */
function unitTests() {
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`];
  return step('unit and contract tests', 'vitest', ['run', ...reporters], javaOrNone());
}

function javaOrNone() {
  try {
    return { JAVA: findJava() };
  } catch (error) {
    console.error('\n!! The HTML of the built pages will NOT be checked:', error);
    return {};
  }
}

function browserTests() {
  try {
    return step('browser tests', 'playwright', ['test'], { CHROMIUM: findBrowser() });
  } catch (error) {
    console.error(error);
    return { name: 'browser tests', ok: false };
  }
}

/** Whatever an agency puts into its content, the pages must keep the same rules. */
function secondAgency() {
  const env = { ...javaOrNone(), CONTENT_DIR: 'test/fixtures/second-agency' };
  return step('a second agency', 'node', ['scripts/check.ts', '--pages'], env);
}

async function unitCounts(): Promise<Counts> {
  const report = await readReport(unitReport);
  return {
    passed: number(report, 'numPassedTests'),
    failed: number(report, 'numFailedTests'),
    skipped: number(report, 'numPendingTests') + number(report, 'numTodoTests'),
  };
}

/** The failures once more: the browser tests have pushed them far up the terminal. */
async function unitFailures(): Promise<string[]> {
  const files = list(await readReport(unitReport), 'testResults');
  return files.flatMap((file) => {
    const failed = list(file, 'assertionResults').filter(
      (test) => text(test, 'status') === 'failed',
    );
    const ofFile = failed.length === 0 && text(file, 'status') === 'failed' ? [file] : failed;
    return ofFile.map((test) =>
      [text(file, 'name'), text(test, 'fullName'), text(test, 'message')]
        .concat(list(test, 'failureMessages').map(String))
        .join('\n'),
    );
  });
}

async function browserCounts(): Promise<Counts> {
  const stats: unknown = Reflect.get(await readReport(browserReport), 'stats') ?? {};
  return {
    passed: number(stats, 'expected'),
    // A test that passes only at the second try has failed.
    failed: number(stats, 'unexpected') + number(stats, 'flaky'),
    skipped: number(stats, 'skipped'),
  };
}

/** A runner that died before it wrote its report counts as one failed test. */
async function readReport(file: string): Promise<object> {
  try {
    const report: unknown = JSON.parse(await readFile(file, 'utf8'));
    if (typeof report === 'object' && report !== null) return report;
  } catch {
    console.error(`${file} was not written.`);
  }
  return { numFailedTests: 1, stats: { unexpected: 1 } };
}

function number(from: unknown, key: string): number {
  const value = member(from, key);
  return typeof value === 'number' ? value : 0;
}

function text(from: unknown, key: string): string {
  const value = member(from, key);
  return typeof value === 'string' ? value : '';
}

function list(from: unknown, key: string): unknown[] {
  const value = member(from, key);
  return Array.isArray(value) ? value : [];
}

function member(from: unknown, key: string): unknown {
  return typeof from === 'object' && from !== null ? Reflect.get(from, key) : undefined;
}

function total(counts: readonly Counts[]): Counts {
  return counts.reduce((sum, next) => ({
    passed: sum.passed + next.passed,
    failed: sum.failed + next.failed,
    skipped: sum.skipped + next.skipped,
  }));
}
