/**
 * `npm run build`: renders the site into `dist/`, and prepares what the
 * servers need: `.build.json`, compressed files and the headers for static hosts.
 * `-- --hosted`: for functions on the hosted platform, as `/privacy` then says.
 */
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { contentFolder } from '#contract/content/content-folder.ts';
import { agencyContent } from '#backend/settings/agency-content.ts';
import { builtSettings } from '#backend/settings/build-manifest.ts';
import { compressFiles, finishBuild } from './finish-build.ts';
import { settings } from '#backend/settings/settings.ts';
import { orExit } from './or-exit.ts';
import { pictureProblems } from './picture-problems.ts';

const { hosted } = parseArgs({ options: { hosted: { type: 'boolean', default: false } } }).values;
const config = orExit(settings);
// Before Astro, which empties `dist/` and adds a stack trace to an error.
const content = orExit(agencyContent);
const wrongPictures = await pictureProblems(contentFolder, content);
if (wrongPictures.length > 0) {
  console.error(wrongPictures.join('\n'));
  process.exit(1);
}

run('astro', 'build', '--silent');
await finishBuild('dist', builtSettings(config, hosted), content);
await compressFiles('dist');
run('node', 'scripts/static-headers.ts');

function run(command: string, ...args: string[]): void {
  const env = {
    ...process.env,
    ASTRO_TELEMETRY_DISABLED: '1',
    // For astro.config.ts.
    HOSTED_BUILD: hosted ? 'yes' : '',
  };
  const { status } = spawnSync(command, args, { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}
