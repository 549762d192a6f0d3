import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { usedCharacters } from './font-characters.ts';

test('finds the letters of texts, but not those of leftovers and of files that are not in UTF-8', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'articles'));
  await writeFile(join(folder, 'team.yaml'), 'name: Łukasz Nguyê\u0323n');
  await writeFile(join(folder, 'articles/~$seo.md'), 'Ω');
  await writeFile(join(folder, 'articles/seo.md'), Buffer.from('José', 'latin1'));
  expect(String.fromCodePoint(...usedCharacters(folder))).toBe('Łệ');
});
