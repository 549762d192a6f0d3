import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#backend/settings/config.ts';
import { firebaseJson } from './firebase-json.ts';
import { netlifyHeaders, netlifyRedirects } from './netlify-headers.ts';
import { staticSite } from './site-files.ts';

/**
 * Writes `firebase.json` for the hosted platform. A site that is built for functions elsewhere
 * (`FUNCTIONS_URL`) also gets `_headers` and `_redirects` in its folder, for Netlify and Cloudflare Pages:
 * the headers are those that the Node host sends with each file.
 */
export async function writeStaticHeaders(folder: string, config: Config): Promise<void> {
  const site = await staticSite(folder, config);
  if (config.functionsUrl !== undefined) {
    await writeFile(join(folder, '_headers'), netlifyHeaders(site));
    await writeFile(join(folder, '_redirects'), netlifyRedirects(site));
  }
  await writeFile('firebase.json', `${JSON.stringify(firebaseJson(site), null, 1)}\n`);
}
