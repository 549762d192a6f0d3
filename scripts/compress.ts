/**
 * Puts a brotli and a gzip file beside every text file of the build, once, so that no request has
 * to wait for a compressor.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = new Set([
  '.html',
  '.css',
  '.js',
  '.svg',
  '.json',
  '.webmanifest',
  '.xml',
  '.txt',
  '.md',
]);

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const entries = await readdir(dist, { recursive: true, withFileTypes: true });
await Promise.all(
  entries
    .filter(({ name }) => !name.startsWith('.') && compressible.has(extname(name)))
    .filter((entry) => entry.isFile())
    .map((entry) => compress(join(entry.parentPath, entry.name))),
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
