/**
 * `npm run build`: renders the site into `dist/`, and prepares what the
 * servers need: `.build.json`, compressed files and the headers for static hosts.
 * `-- --hosted`: for functions on the hosted platform, as `/privacy` then says.
 */
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { contentFolder } from '#contract/content/content-folder.ts';
import { ContentError, readContent } from '#contract/content/read-content.ts';
import { builtSettings } from '#backend/settings/build-manifest.ts';
import { checkPictures } from './check-pictures.ts';
import { compressFiles, finishBuild } from './finish-build.ts';
import { settingsOrExit } from './settings-or-exit.ts';

const { hosted } = parseArgs({ options: { hosted: { type: 'boolean', default: false } } }).values;
const config = settingsOrExit();
await checkContent();

run('astro', 'build', '--silent');
await finishBuild('dist', builtSettings(config, hosted));
await compressFiles('dist');
run('node', 'scripts/static-headers.ts');

/** Before Astro, which empties `dist/` and adds a stack trace to an error. */
async function checkContent(): Promise<void> {
  try {
    await checkPictures(contentFolder, readContent(contentFolder));
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

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
