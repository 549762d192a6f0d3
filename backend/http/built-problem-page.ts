import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { problemPageFile, type BuiltPage } from './contact-form-endpoint.ts';
import { pageHeaders, type PageSettings } from './content-policy.ts';
import { readInlineHashes } from '../settings/inline-hashes.ts';

/** The page for problems with the contact form, from the built site; `undefined` where it is not built. */
export async function builtProblemPage(
  siteFolder: string,
  settings: PageSettings,
): Promise<BuiltPage | undefined> {
  const html = await readFile(join(siteFolder, problemPageFile), 'utf8').catch(() => undefined);
  const hashes = (await readInlineHashes(siteFolder))[problemPageFile];
  if (html === undefined) return undefined;
  return { html, headers: hashes === undefined ? {} : pageHeaders(hashes, settings) };
}
