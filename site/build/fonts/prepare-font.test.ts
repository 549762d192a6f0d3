import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { fontPaths } from '#site/content/font-paths.ts';
import { firstCharacters } from './font-characters.ts';
import { prepareFont } from './prepare-font.ts';
import { readFont } from './read-font.ts';

const [variable = '', extended = ''] = fontPaths(
  '',
  '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
);

test('keeps of a font the letters that every page may have', async () => {
  const { part } = await prepareFont(variable, '100 900');
  const { characters } = await fontIn(part?.file);
  for (const letter of 'azAZ09&’“—ñ¿é') expect(characters).toContain(letter.codePointAt(0));
  for (const character of characters) expect(firstCharacters).toContain(character);
});

test('keeps the letters of the content too, also from a file of other letters', async () => {
  const used = Array.from('ßŁ', (letter) => letter.codePointAt(0) ?? 0);
  const latin = await prepareFont(variable, '100 900', used);
  expect((await fontIn(latin.part?.file)).characters).toContain('ß'.codePointAt(0));
  const other = await prepareFont(extended, '100 900', used);
  expect(other.part?.unicodeRange).toBe('U+141');
  expect((await fontIn(other.part?.file)).characters).toContain('Ł'.codePointAt(0));
  expect((await prepareFont(extended, '100 900')).part).toBeUndefined();
});

async function fontIn(file: string | undefined) {
  return readFont(await fileIn(file));
}

function fileIn(file = ''): Promise<Buffer> {
  return readFile(resolve(file));
}
