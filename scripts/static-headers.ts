/**
 * Writes `firebase.json` for the hosted platform. A site that is built for functions elsewhere
 * (`FUNCTIONS_URL`) also gets `_headers` and `_redirects` in `dist/`, for Netlify and Cloudflare Pages:
 * the headers are those that the Node host sends with each file.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { firebaseJson } from './static-headers/firebase-json.ts';
import {
  netlifyHeaders,
  netlifyProblem,
  netlifyRedirects,
} from './static-headers/netlify-headers.ts';
import { staticSite } from './static-headers/site-files.ts';
import { settings } from '#backend/settings/settings.ts';
import { orExit } from './or-exit.ts';

const firebaseFile = fileURLToPath(new URL('../firebase.json', import.meta.url));
const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const config = orExit(settings);
const site = await staticSite(dist, config);
if (config.functionsUrl !== undefined) {
  const headers = netlifyHeaders(site);
  const problem = netlifyProblem(headers);
  if (problem !== undefined) {
    console.error(problem);
    process.exit(1);
  }
  await writeFile(join(dist, '_headers'), headers);
  await writeFile(join(dist, '_redirects'), netlifyRedirects(site));
}
await writeFile(firebaseFile, `${JSON.stringify(firebaseJson(site), null, 1)}\n`);
