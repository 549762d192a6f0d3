/**
 * `npm run test:engines`: the pages and what visitors do on them in Firefox, WebKit and Chromium, in about five
 * minutes. Installs the browsers if it may. Exit code 1 if one is missing or anything failed.
 */
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { contentFolder } from '#content-model/content-folder.ts';
import { blankSettings } from './shared/blank-settings.ts';
import { findBrowser } from './shared/find-browser.ts';
import { missingPackages } from './shared/find-engines.ts';

// As in `npm test`, the settings of a live copy do not count, but its content does.
Object.assign(process.env, blankSettings(), { CONTENT_DIR: contentFolder });

const packages = missingPackages();
if (packages.length > 0) {
  console.log(`Missing on this machine: ${packages.join(', ')}. Installing.`);
  const install = `apt-get install -y -qq --no-install-recommends ${packages.join(' ')}`;
  run('sh', '-c', `apt-get update -qq; ${install}`);
}
const missing = missingPackages();
if (missing.length > 0) {
  console.error(
    `\n!! NOT tested: this machine lacks ${missing.join(', ')}, and they could not be installed. On Debian or ` +
      `Ubuntu run as root: apt-get install ${missing.join(' ')}`,
  );
  process.exit(1);
}
process.env.CHROMIUM = findBrowser();
const succeeded =
  run('npm', 'run', '--silent', 'build') &&
  run('vitest', 'run', '--config', 'vitest.engines.config.ts');
process.exitCode = succeeded ? 0 : 1;

function run(command: string, ...args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}
