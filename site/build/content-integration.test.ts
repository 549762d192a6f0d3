import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentFolder } from '#content-model/content-folder.ts';
import { contentFiles } from '#content-model/schemas/content-schema.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { writeJsonSchemas } from './content-integration.ts';

const files = Object.values(contentFiles);

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
