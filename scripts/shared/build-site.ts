import { relative, resolve } from 'node:path';
import process from 'node:process';
import { contentFolder } from '#content-model/content-folder.ts';
import type { Content } from '#content-model/schemas/content-schema.ts';
import { locationProblems } from '#content-model/download-files.ts';
import { markdownFiles } from '#content-model/markdown/markdown-files.ts';
import { readContent } from '#content-model/read-content.ts';
import { builtSettings } from '#backend/settings/build-manifest.ts';
import type { Config } from '#backend/settings/config.ts';
import { StartError } from '#content-model/problems/start-error.ts';
import { contentNotices } from '../../site/build/content-notices.ts';
import { compressFiles, finishBuild } from '../../site/build/finish-build.ts';
import { fontProblems } from '../../site/build/fonts/font-problems.ts';
import { linkPlaces } from '../../site/build/link-places.ts';
import { outputOf } from './output-of.ts';
import { pictureProblems } from '../../site/build/picture-problems.ts';
import { requirePlainPath } from './require-plain-path.ts';
import { signProblems } from '../../site/build/sign-problems.ts';
import { siteProblems } from '../../site/build/site-problems.ts';
import { step } from './step.ts';

/**
 * Builds the site into a new folder, and prints a line for each step. Throws {@link StartError}.
 *
 * @param isHosted Whether it is built for the hosted platform.
 */
export async function buildSite(folder: string, config: Config, isHosted = false): Promise<void> {
  requirePlainPath();
  // Before Astro, which reports one problem only, and with a stack trace.
  const content = await step('Reading the content', readContentAndFiles);
  for (const notice of contentNotices(content, markdownFiles(contentFolder, 'articles')))
    console.log(notice);
  const warnings = await step('Rendering the pages', () =>
    // For astro.config.ts.
    renderPages(folder, { HOSTED_BUILD: isHosted ? 'yes' : '' }),
  );
  if (warnings !== '') console.warn(warnings);
  await step('Noting what the pages may run', () =>
    finishBuild(folder, builtSettings(config, isHosted), content),
  );
  const origin = config.siteUrl?.origin ?? 'http://site.invalid';
  const broken = await step('Checking pages and links', () =>
    siteProblems(folder, origin, (link, page) => linkPlaces(contentFolder, content, link, page)),
  );
  if (broken.length > 0) throw new StartError(broken);
  await step('Compressing the files', () => compressFiles(folder));
}

async function readContentAndFiles(): Promise<Content> {
  const content = readContent();
  const problems = [
    ...(await pictureProblems(contentFolder, content)),
    ...signProblems(contentFolder, content),
    ...(await fontProblems(contentFolder, content)),
    ...locationProblems(contentFolder),
  ];
  if (problems.length > 0) throw new StartError(problems);
  return content;
}

/** Writes the pages into a folder, with these settings. Returns what Astro and its parts warn of. */
export async function renderPages(
  folder: string,
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const { output, succeeded } = await outputOf(
    'astro',
    ['build', '--silent', '--outDir', resolve(folder)],
    { ASTRO_TELEMETRY_DISABLED: '1', ...env },
  );
  if (!succeeded) throw new StartError([problemIn(output)]);
  return output;
}

/** Returns what Astro says, without its stack if a file of the content is to blame. */
function problemIn(output: string): string {
  const text = output.replaceAll(`${process.cwd()}/`, '');
  const said = text.replace(/\s*Stack trace:\n[^]*/, '');
  const isContent =
    said.includes(`${relative('', contentFolder)}/`) || said.includes('[InvalidContent');
  return isContent ? said : text;
}
