import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { contentFolder } from '#content-model/content-folder.ts';
import { contentFiles } from '#content-model/schemas/content-schema.ts';
import { publishedContent } from '#content-model/published-content.ts';
import { readContent } from '#content-model/read-content.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { contentValues, writeJsonSchemas } from './content-integration.ts';

const files = Object.values(contentFiles);

test('gives pages the values of the content, and watches every file', async () => {
  const watched: string[] = [];
  const plugin = { addWatchFile: (file: string) => watched.push(file) };
  const contentModule = fileURLToPath(new URL('../../content-model/content.ts', import.meta.url));
  const code = contentValues.load.call(plugin, contentModule) ?? '';
  const values: unknown = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const content = publishedContent(readContent(contentFolder));
  expect({ ...Object(values) }).toEqual({ ...content, content });
  const paths = files.map((file) => join(contentFolder, file));
  expect(watched).toEqual(expect.arrayContaining(paths));
  expect(contentValues.load.call(plugin, join(contentFolder, 'menu.yaml'))).toBeNull();
});

test('writes the JSON schema that a file of the content names in its first line', async () => {
  const folder = await temporaryFolder();
  await writeJsonSchemas(folder);
  const written = await readdir(folder);
  for (const file of files) {
    const [firstLine = ''] = (await readFile(join(contentFolder, file), 'utf8')).split('\n');
    const named = /\$schema=(?:\.\.\/)+\.astro\/content\/(.+)$/.exec(firstLine)?.[1];
    if (named !== undefined) expect(written, file).toContain(named);
  }
});
