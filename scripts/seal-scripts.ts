/**
 * Writes into each page of the build what its scripts have to be (`integrity`): a browser runs none
 * that was changed between the build and the visitor, by a cache or a proxy.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** As Astro writes it, up to the attribute that says where it is. */
const scriptOfOurs = /<script type="module" src="(\/_astro\/[^"]+)"/g;

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const names = await readdir(dist, { recursive: true });
await Promise.all(
  names.filter((name) => name.endsWith('.html')).map((name) => seal(join(dist, name))),
);

async function seal(file: string): Promise<void> {
  const html = await readFile(file, 'utf8');
  const sources = new Set([...html.matchAll(scriptOfOurs)].map(([, source = '']) => source));
  const seals = new Map(
    await Promise.all([...sources].map(async (source) => [source, await sha256(source)] as const)),
  );
  const sealed = html.replace(
    scriptOfOurs,
    (tag, source: string) => `${tag} integrity="sha256-${seals.get(source) ?? ''}"`,
  );
  await writeFile(file, sealed);
}

async function sha256(source: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(join(dist, source)))
    .digest('base64');
}
