import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parse } from 'node-html-parser';
import { siteFileNames } from '#backend/http/site-file-names.ts';
import { buildManifestFile, type BuildManifest } from '#contract/build-manifest.ts';
import type { Content } from '#content-model/schemas/content-schema.ts';
import { movedPages, publishedContent } from '#content-model/published-content.ts';
import { firstPictureLinks } from './first-picture-links.ts';

/**
 * Finishes the site that Astro has rendered into a folder: adds links to the first pictures
 * and `integrity` to the scripts, and writes the build manifest.
 */
export async function finishBuild(
  folder: string,
  settings: BuildManifest['settings'],
  content: Content,
): Promise<void> {
  const manifest: BuildManifest = {
    settings,
    // Some static hosts serve this file: what is hidden stays out of it.
    content: publishedContent(content),
    movedPages: movedPages(content),
    screens: [],
    inlineHashes: {},
  };
  for (const name of (await siteFileNames(folder)).filter((file) => /\.(?:html|svg)$/.test(file))) {
    const text = await readFile(join(folder, name), 'utf8');
    // A drawing runs no script, and one in a downloaded logo would run as this site.
    const hashes = inlineHashes(text);
    manifest.inlineHashes[name] = name.endsWith('.svg') ? { ...hashes, scripts: [] } : hashes;
    if (!name.endsWith('.html')) continue;
    manifest.screens.push(screenOf(name, text));
    await writeFile(join(folder, name), withIntegrity(withFirstPictures(text), folder));
  }
  await writeFile(join(folder, buildManifestFile), JSON.stringify(manifest, null, 1));
}

/** After the width of the window, which the choice between files for wide and narrow windows needs. */
function withFirstPictures(html: string): string {
  const viewport = /<meta name="viewport"[^>]*>/;
  return html.replace(viewport, (meta) => meta + firstPictureLinks(html));
}

/** Writes a brotli and a gzip file beside every text file, so that no request waits for a compressor. */
export async function compressFiles(folder: string): Promise<void> {
  const names = (await siteFileNames(folder)).filter((name) => textFiles.has(extname(name)));
  await Promise.all(names.map((name) => compress(join(folder, name))));
}

const textFiles = new Set(
  ['html', 'css', 'js', 'svg', 'json', 'webmanifest', 'xml', 'txt', 'md'].map((end) => `.${end}`),
);

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}

function inlineHashes(text: string): BuildManifest['inlineHashes'][string] {
  const root = parse(text, { blockTextElements: { script: true, style: true } });
  const hashesOf = (selector: string) => [
    ...new Set(
      root.querySelectorAll(selector).map(({ innerHTML }) => `'sha256-${sha256(innerHTML)}'`),
    ),
  ];
  return {
    // Structured data is not run, so no policy has to allow it.
    scripts: hashesOf('script:not([src]):not([type="application/ld+json"])'),
    styles: hashesOf('style'),
  };
}

function screenOf(name: string, html: string): BuildManifest['screens'][number] {
  const path = `/${name.replace(/(?:^index)?\.html$/, '')}`;
  return { path, route: / data-screen-name="([^"]+)"/.exec(html)?.[1] ?? path };
}

/** A browser runs no script that a cache or proxy has changed since the build. */
function withIntegrity(html: string, folder: string): string {
  // As Astro writes it.
  const script = /<script type="module" src="(\/_astro\/[^"]+)"/g;
  const hashOf = (source: string) => sha256(readFileSync(join(folder, source)));
  const withHash = (tag: string, source: string) => `${tag} integrity="sha256-${hashOf(source)}"`;
  return html.replaceAll(script, withHash);
}

function sha256(content: string | Buffer): string {
  return hash('sha256', content, 'base64');
}
