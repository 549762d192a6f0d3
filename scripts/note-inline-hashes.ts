/**
 * Notes the hash of each script and style that stands inside a file of the build, for the
 * Content-Security-Policy: what is not noted here does not run. Of `dist/`, or of the folder it is given.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'node-html-parser';
import { inlineHashesFile } from '../backend/settings/inline-hashes.ts';

const dist = process.argv[2] ?? fileURLToPath(new URL('../dist/', import.meta.url));
const entries = await readdir(dist, { recursive: true, withFileTypes: true });
const noted = await Promise.all(
  entries
    .filter((entry) => entry.isFile() && /\.(?:html|svg)$/.test(entry.name))
    .map((entry) => note(join(entry.parentPath, entry.name))),
);
await writeFile(join(dist, inlineHashesFile), JSON.stringify(Object.fromEntries(noted), null, 1));

async function note(file: string) {
  const text = await readFile(file, 'utf8');
  const root = parse(text, { blockTextElements: { script: true, style: true } });
  const hashes = (tag: 'script' | 'style') => [
    ...new Set(
      root
        .querySelectorAll(`${tag}:not([src])`)
        // Data, which no browser runs and no policy has to allow.
        .filter((element) => element.getAttribute('type') !== 'application/ld+json')
        .map((element) => `'sha256-${sha256(element.innerHTML)}'`),
    ),
  ];
  const name = relative(dist, file).split(sep).join('/');
  return [name, { scripts: hashes('script'), styles: hashes('style') }] as const;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
