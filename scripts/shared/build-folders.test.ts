import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { replaceFolder } from './build-folders.ts';

test.each([
  ['takes the place of another', true],
  ['is put where none was', false],
])('a finished folder %s, and nothing else stays', async (_, isThere) => {
  const folder = await temporaryFolder();
  const [finished, place] = [join(folder, 'new'), join(folder, 'dist')];
  if (isThere) {
    await mkdir(place);
    await writeFile(join(place, 'old.html'), 'Old');
  }
  await mkdir(finished);
  await writeFile(join(finished, 'index.html'), 'New');
  await replaceFolder(finished, place);
  expect(await readdir(folder)).toEqual(['dist']);
  expect(await readdir(place)).toEqual(['index.html']);
  expect(await readFile(join(place, 'index.html'), 'utf8')).toBe('New');
});
