/**
 * `npm run test:engines`: the pages and what visitors do on them in Firefox, WebKit and Chromium, in about five
 * minutes. Installs the browsers if it may. Exit code 1 if one is missing or anything failed.
 */
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { useBlankSettings } from './shared/blank-settings.ts';
import { orExit } from './shared/or-exit.ts';
import { findBrowser, installEngines } from './shared/test-programs.ts';

useBlankSettings();
orExit(installEngines);
process.env.CHROMIUM = orExit(findBrowser);
const succeeded =
  run('npm', 'run', '--silent', 'build') &&
  run('vitest', 'run', '--config', 'vitest.engines.config.ts');
process.exitCode = succeeded ? 0 : 1;

function run(command: string, ...args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}
