import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { movedPages, publishedContent } from '#content-model/published-content.ts';
import { readContent } from '#content-model/read-content.ts';
import { readBuildManifest } from '#backend/settings/build-manifest.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { compressFiles, finishBuild } from './finish-build.ts';

const content = readContent();
const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

test('a finished build has a manifest, scripts with integrity and compressed files', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, '_astro'));
  const files = {
    'index.html': `<html data-screen-name="/"><style>p{}</style><script>let a;</script>
<script type="application/ld+json">{}</script>
<script type="module" src="/_astro/a.js"></script></html>`,
    'about.html': '<html></html>',
    '_astro/a.js': 'let b;',
    'icon.svg': '<svg><style>g{}</style></svg>',
    'icon.png': 'png',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);

  await finishBuild(folder, { SITE_URL: 'none' }, content);
  await compressFiles(folder);

  expect(readBuildManifest(folder)).toEqual({
    settings: { SITE_URL: 'none' },
    content: publishedContent(content),
    movedPages: movedPages(content),
    screens: [
      { path: '/about', route: '/about' },
      { path: '/', route: '/' },
    ],
    inlineHashes: {
      'about.html': { scripts: [], styles: [] },
      'icon.svg': { scripts: [], styles: [`'${sha256('g{}')}'`] },
      'index.html': { scripts: [`'${sha256('let a;')}'`], styles: [`'${sha256('p{}')}'`] },
    },
  });
  const index = await readFile(join(folder, 'index.html'));
  expect(index.toString()).toContain(`src="/_astro/a.js" integrity="${sha256('let b;')}"`);
  expect(brotliDecompressSync(await readFile(join(folder, 'index.html.br')))).toEqual(index);
  expect(gunzipSync(await readFile(join(folder, 'index.html.gz')))).toEqual(index);
  expect(existsSync(join(folder, 'icon.png.gz'))).toBe(false);
});
