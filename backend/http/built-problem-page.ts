import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Content } from '#content-model/content-schema.ts';
import type { ReadManifest } from '../settings/build-manifest.ts';
import type { PageSettings } from '../settings/config.ts';
import { problemPageFile, type BuiltPage } from './contact-form-endpoint.ts';
import { pageHeaders } from './page-headers.ts';

/** Returns the page for problems with the contact form; `undefined` if the site is not built. */
export async function builtProblemPage(
  siteFolder: string,
  manifest: ReadManifest | undefined,
  settings: PageSettings,
): Promise<BuiltPage | undefined> {
  const hashes = manifest?.inlineHashes[problemPageFile];
  if (manifest === undefined || hashes === undefined) return undefined;
  const { checkPage, contactForm, contactProblemPage } = manifest.content;
  const html = await readFile(join(siteFolder, problemPageFile), 'utf8');
  return {
    html,
    headers: pageHeaders(hashes, settings),
    text: contactProblemPage,
    form: contactForm,
    shopCheck: checkPage.hidden === true ? undefined : shopCheckOf(checkPage),
  };
}

function shopCheckOf({ fixes, questions }: Content['checkPage']): BuiltPage['shopCheck'] {
  return { intro: fixes.intro, fixes: questions.map(({ fix }) => fix.title) };
}
