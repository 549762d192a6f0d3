import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/**
 * The path of a Chromium to test with: one named by `CHROMIUM`, one on this machine, else
 * Playwright's own, else the system's package, fetched now.
 * @throws Error when there is none and none can be fetched.
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

const installers = [
  ['playwright', 'install', 'chromium'],
  ['playwright', 'install-deps', 'chromium'],
  ['sh', '-c', 'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium'],
] as const;

/** The same, as far as it is here already. */
export function browserOnThisMachine(): string | undefined {
  const named = process.env.CHROMIUM;
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [...(named === undefined ? [] : [named]), ...onPath, ...places, chromium.executablePath()]
    .filter((path) => path !== '' && existsSync(path))
    .find(starts);
}

/** One that lacks the system's libraries is there and does not start. */
function starts(path: string): boolean {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
