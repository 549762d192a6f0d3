/**
 * Writes `hosting/`: for a site on a static host, the headers that the Node host sends with each of
 * its files, in the words of Netlify and Cloudflare Pages, nginx and Caddy; and `firebase.json`, which
 * the hosted platform goes by. A folder that is built for another static host (`FUNCTIONS_URL`) has
 * those inside that Netlify and Cloudflare Pages look for there.
 */
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { caddyfile } from './static-headers/caddyfile.ts';
import { firebaseJson } from './static-headers/firebase-json.ts';
import { netlifyFault, netlifyHeaders } from './static-headers/netlify-headers.ts';
import { netlifyRedirects } from './static-headers/netlify-redirects.ts';
import { nginxServer } from './static-headers/nginx-server.ts';
import { staticSite } from './static-headers/site-files.ts';
import { settings } from '../backend/hosts/node/settings.ts';

const folder = fileURLToPath(new URL('../hosting/', import.meta.url));
const firebaseFile = fileURLToPath(new URL('../firebase.json', import.meta.url));
const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const config = settings();
const site = await staticSite(dist, config);
const forNetlify = netlifyHeaders(site);
// Nobody else is held up by it: these headers go out with a folder for a static host alone.
const fault = config.functionsUrl === undefined ? undefined : netlifyFault(forNetlify);
if (fault !== undefined) {
  console.error(fault);
  process.exit(1);
}
await mkdir(folder, { recursive: true });
await Promise.all([
  writeFile(join(folder, '_headers'), forNetlify),
  writeFile(join(folder, '_redirects'), netlifyRedirects()),
  writeFile(join(folder, 'nginx.conf'), nginxServer(site)),
  writeFile(join(folder, 'Caddyfile'), caddyfile(site)),
  writeFile(firebaseFile, `${JSON.stringify(firebaseJson(site), null, 1)}\n`),
]);
// Not in the folder of a site that the Node host serves: it would be a file like any other there.
if (config.functionsUrl !== undefined) {
  for (const name of ['_headers', '_redirects'])
    await copyFile(join(folder, name), join(dist, name));
}
