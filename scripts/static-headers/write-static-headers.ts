import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#backend/settings/config.ts';
import { StartError } from '#backend/settings/start-error.ts';
import { firebaseJson } from './firebase-json.ts';
import { netlifyHeaders, netlifyProblem, netlifyRedirects } from './netlify-headers.ts';
import { staticSite } from './site-files.ts';

/**
 * Writes `firebase.json` for the hosted platform. A site that is built for functions elsewhere
 * (`FUNCTIONS_URL`) also gets `_headers` and `_redirects` in its folder, for Netlify and Cloudflare Pages:
 * the headers are those that the Node host sends with each file. Throws {@link StartError}.
 */
export async function writeStaticHeaders(folder: string, config: Config): Promise<void> {
  const site = await staticSite(folder, config);
  if (config.functionsUrl !== undefined) {
    const headers = netlifyHeaders(site);
    const problem = netlifyProblem(headers);
    if (problem !== undefined) throw new StartError([problem]);
    await writeFile(join(folder, '_headers'), headers);
    await writeFile(join(folder, '_redirects'), netlifyRedirects(site));
  }
  await writeFile('firebase.json', `${JSON.stringify(firebaseJson(site), null, 1)}\n`);
}
