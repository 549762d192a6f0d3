/**
 * `npm run publish`: builds the site beside the live one, checks it, and switches a running server to it.
 * If anything fails, the live site stays as it is.
 * `-- --back`: returns to the release that was live before.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { publishedReleases, releasesFolder } from '#backend/hosts/node/releases.ts';
import { readBuildManifest, requireBuiltFor } from '#backend/settings/build-manifest.ts';
import type { Config } from '#backend/settings/config.ts';
import { problemsOf, StartError } from '#content-model/problems/start-error.ts';
import { settings } from '#backend/settings/settings.ts';
import { addRelease, writePublished } from './publish/add-release.ts';
import { awaitRelease } from './publish/await-release.ts';
import { newBuildFolder } from './shared/build-folders.ts';
import { buildSite } from './shared/build-site.ts';
import { exitWithProblems, orExit } from './shared/or-exit.ts';
import { step } from './shared/step.ts';

const { back } = parseArgs({ options: { back: { type: 'boolean', default: false } } }).values;
const config = orExit(settings);
// The user of the server may be another one than the one who publishes.
process.umask(0o022);
const before = orExit(() => publishedReleases(releasesFolder));
const release = await (back ? goBack(config) : publish(config)).catch(exitWithProblems);
const switching = step('Switching', () => awaitRelease(config, releasesFolder, release, before));
console.log(await switching.catch(exitWithProblems));
if (!back && publishedReleases(releasesFolder).length > 1) {
  console.log('`npm run publish -- --back` returns to the release before.');
}

async function publish(config: Config): Promise<string> {
  try {
    const folder = await newBuildFolder();
    await buildSite(folder, config);
    return await addRelease(releasesFolder, folder);
  } catch (error) {
    throw new StartError([...problemsOf(error), 'Not published: the live site is as it was.']);
  }
}

async function goBack(config: Config): Promise<string> {
  const [, ...before] = publishedReleases(releasesFolder);
  const [release] = before;
  const folder = join(releasesFolder, release ?? '');
  if (release === undefined || !existsSync(folder)) {
    throw new StartError(['There is no release before this one.']);
  }
  const manifest = readBuildManifest(folder);
  if (manifest === undefined) {
    throw new StartError([`${folder} was made by another version: check out that version first`]);
  }
  requireBuiltFor(manifest, config);
  await writePublished(releasesFolder, before);
  return release;
}
