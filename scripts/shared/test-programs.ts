import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { StartError } from '#content-model/problems/start-error.ts';

/**
 * Returns the path of a Chromium for tests: the one in `CHROMIUM`, one on this machine, Playwright's
 * own, or the system package, which is downloaded if needed. Throws {@link StartError} if none can be found.
 */
export function findBrowser(): string {
  return findOrInstall('Chromium', 'or set CHROMIUM', browserOnThisMachine, [
    'playwright install chromium',
    'playwright install-deps chromium',
    // Older systems lack the package without a window. One test needs the fonts.
    `apt-get update -qq; ${apt} ${headless} fonts-liberation || ${apt} chromium`,
  ]);
}

/** The same, without a download. */
export function browserOnThisMachine(): string | undefined {
  const { CHROMIUM = '' } = process.env;
  // A browser whose system libraries are missing does not start.
  return [CHROMIUM, ...pathsOf(browsers), chromium.executablePath()]
    .filter((path) => existsSync(path))
    .find((path) => spawnSync(path, ['--version'], { timeout }).status === 0);
}

/** Without a window, as Playwright's own: the tests take a third less time than with the others. */
const headless = 'chromium-headless-shell';
const browsers = [
  headless,
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/**
 * Returns the command of a Java for the HTML checker: the one in `JAVA` or `JAVA_HOME`, one on this machine,
 * or the system package, which is downloaded if needed. Throws {@link StartError} if none can be found.
 */
export function findJava(): string {
  return findOrInstall('Java 17', 'or set JAVA_HOME', javaOnThisMachine, [
    `apt-get update -qq && ${apt} default-jre-headless`,
  ]);
}

/** The same, without a download. */
export function javaOnThisMachine(): string | undefined {
  const { JAVA = '', JAVA_HOME = '' } = process.env;
  const inHome = JAVA_HOME === '' ? '' : join(JAVA_HOME, 'bin/java');
  return [JAVA, inHome, 'java'].filter((command) => command !== '').find(isNewEnough);
}

/** macOS has a `java` that only says where to get one. */
function isNewEnough(command: string): boolean {
  const { status, stderr } = spawnSync(command, ['-version'], { encoding: 'utf8', timeout });
  return status === 0 && Number(/version "(\d+)/.exec(stderr)?.[1] ?? 0) >= 17;
}

/** Installs the packages of Firefox and WebKit that this machine lacks. Throws {@link StartError} if it may not. */
export function installEngines(): void {
  const missing = missingPackages().join(' ');
  const isComplete = () => missingPackages().length === 0 || undefined;
  findOrInstall(missing, 'with apt-get', isComplete, [`apt-get update -qq; ${apt} ${missing}`]);
}

/** The engines beside Chromium that can be driven on this machine. WebKit's window needs a screen. */
export function enginesOnThisMachine() {
  const missing = missingPackages();
  const engines = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb'] };
  return (['firefox', 'webkit'] as const).filter(
    (engine) => !missing.some((name) => engines[engine].includes(name)),
  );
}

/** The Debian packages that the engines need and this machine lacks. */
export function missingPackages(): readonly string[] {
  return Object.entries(enginePrograms)
    .filter(([, names]) => !pathsOf(names).some((path) => existsSync(path)))
    .map(([name]) => name);
}

/** Returns the path of the program of a package; `undefined` where it is not installed. */
export function programOf(name: keyof typeof enginePrograms): string | undefined {
  return pathsOf(enginePrograms[name]).find((path) => existsSync(path));
}

/** What drives an engine: the Debian package, and its program by the names it has on PATH. */
const enginePrograms = {
  'firefox-esr': ['firefox-esr', 'firefox'],
  'webkit2gtk-driver': ['WebKitWebDriver'],
  xvfb: ['Xvfb'],
};

const apt = 'apt-get install -y -qq --no-install-recommends';
/** In milliseconds. */
const timeout = 20_000;

function pathsOf(names: readonly string[]): readonly string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name)));
}

/** Returns what `find` does, once one of the commands has installed it. */
function findOrInstall<Found>(
  name: string,
  remedy: string,
  find: () => Found | undefined,
  commands: readonly string[],
): Found {
  let found = find();
  for (const command of commands) {
    if (found !== undefined) return found;
    console.log(`No ${name} on this machine: ${command}`);
    spawnSync(command, { shell: true, stdio: 'inherit' });
    found = find();
  }
  if (found !== undefined) return found;
  throw new StartError([`No ${name} here, and it could not be fetched: install it, ${remedy}.`]);
}
