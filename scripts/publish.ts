/**
 * `npm run publish`: builds the site beside the live one, checks it, and switches a running server to it.
 * If anything fails, the live site stays as it is.
 * `-- --back`: returns to the release that was live before.
 */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { counted } from '#contract/counted.ts';
import { contentFolder } from '#contract/content/content-folder.ts';
import { publishedReleases, releasesFolder } from '#backend/hosts/node/releases.ts';
import { readBuildManifest, requireBuiltFor } from '#backend/settings/build-manifest.ts';
import type { Config } from '#backend/settings/config.ts';
import { agencyContent } from '#backend/settings/agency-content.ts';
import { settings } from '#backend/settings/settings.ts';
import { StartError } from '#backend/settings/start-error.ts';
import { addRelease, writePublished } from './add-release.ts';
import { awaitRelease } from './await-release.ts';
import { newBuildFolder } from './build-folders.ts';
import { buildSite } from './build-site.ts';
import { exitWithProblems, orExit } from './or-exit.ts';
import { placeholderProblems } from './launch/placeholder-problems.ts';
import { sampleProblems } from './launch/sample-problems.ts';
import { siteProblems } from './site-problems.ts';
import { step } from './step.ts';

const { back } = parseArgs({ options: { back: { type: 'boolean', default: false } } }).values;
const config = orExit(settings);
const release = await (back ? goBack(config) : publish(config)).catch(exitWithProblems);
const outcome = await step('Switching', () => awaitRelease(config, release)).catch(
  exitWithProblems,
);
console.log(outcome);
if (!back) for (const line of sampleNotice()) console.log(line);
if (!back && publishedReleases(releasesFolder).length > 1) {
  console.log('`npm run publish -- --back` returns to the release before.');
}

async function publish(config: Config): Promise<string> {
  try {
    const folder = await newBuildFolder();
    await buildSite(folder, config);
    await step('Checking pages and links', () => check(folder, config));
    return await addRelease(releasesFolder, folder);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    throw new StartError([...error.problems, 'Not published: the live site is as it was.']);
  }
}

/** What visitors see although it is not the agency's own. */
function sampleNotice(): readonly string[] {
  const shown = relative('', contentFolder);
  const placeholders = placeholderProblems(contentFolder, shown).length;
  const samples = sampleProblems(agencyContent(), shown).length;
  const found = [
    ...(samples === 0 ? [] : [counted(samples, 'sample')]),
    ...(placeholders === 0 ? [] : [counted(placeholders, 'placeholder')]),
  ];
  return found.length === 0
    ? []
    : [`It still has ${found.join(' and ')}: \`npm run launch-check\` lists them.`];
}

/** Throws {@link StartError} if a build must not go live. */
async function check(folder: string, config: Config): Promise<void> {
  const problems = await siteProblems(folder, config.siteUrl?.origin ?? 'http://site.invalid');
  if (problems.length > 0) throw new StartError(problems);
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
