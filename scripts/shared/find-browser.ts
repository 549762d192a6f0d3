import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/**
 * Returns the path of a Chromium for tests: the one in `CHROMIUM`, one on this machine, Playwright's
 * own, or the system package, which is downloaded if needed. Throws if none can be found.
 */
export function findBrowser(): string {
  const found = browserOnThisMachine();
  if (found !== undefined) return found;
  console.log('No browser on this machine: fetching one.');
  for (const [command, ...args] of installers) {
    spawnSync(command, args, { stdio: 'inherit' });
    const installed = browserOnThisMachine();
    if (installed !== undefined) return installed;
  }
  throw new Error('No Chromium here, and none could be fetched. Install one, or set CHROMIUM.');
}

const install = 'apt-get install -y -qq --no-install-recommends';
const headless = 'chromium-headless-shell';

const installers = [
  ['playwright', 'install', 'chromium'],
  ['playwright', 'install-deps', 'chromium'],
  // Older systems lack the package without a window. One test needs the fonts.
  [
    'sh',
    '-c',
    `apt-get update -qq; ${install} ${headless} fonts-liberation || ${install} chromium`,
  ],
] as const;

/** The same, without a download. */
export function browserOnThisMachine(): string | undefined {
  const { CHROMIUM = '', PATH = '' } = process.env;
  const onPath = PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [CHROMIUM, ...onPath, chromium.executablePath()]
    .filter((path) => existsSync(path))
    .find(starts);
}

/** A browser whose system libraries are missing does not start. */
function starts(path: string): boolean {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

const names = [
  // Without a window, as Playwright's own: the tests take a third less time than with the next.
  headless,
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
