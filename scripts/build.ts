/**
 * `npm run build`: builds the site into `dist/`, with the headers for static hosts. What was there stays
 * until the build has succeeded.
 * `-- --hosted`: for functions on the hosted platform, as `/privacy` then says.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { settings } from '#backend/settings/settings.ts';
import { newBuildFolder, replaceFolder } from './shared/build-folders.ts';
import { buildSite } from './shared/build-site.ts';
import { exitWithProblems, orExit } from './shared/or-exit.ts';
import { writeStaticHeaders } from '../site/build/static-headers/write-static-headers.ts';

const { hosted } = parseArgs({ options: { hosted: { type: 'boolean', default: false } } }).values;
const config = orExit(settings);
// The user of the server may be another one than the one who builds.
process.umask(0o022);
await build().catch(exitWithProblems);

async function build(): Promise<void> {
  const folder = await newBuildFolder();
  await buildSite(folder, config, hosted);
  await writeStaticHeaders(folder, config);
  await replaceFolder(folder, 'dist');
}
