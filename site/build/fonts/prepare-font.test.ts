import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { fontPaths } from '#site/content/font-paths.ts';
import { firstCharacters } from './first-characters.ts';
import { prepareFont, preparedFile } from './prepare-font.ts';
import { readFont } from './read-font.ts';

const [variable = '', extended = ''] = fontPaths(
  '',
  '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
);

test('splits a font into the letters of every page and the others', async () => {
  const original = (await readFont(await readFile(variable))).characters;
  const { first, rest } = await prepareFont(variable, '100 900');
  const firstFile = await fontIn(first?.file);
  const restFile = await fontIn(rest?.file);
  for (const letter of 'azAZ09&’“—ñ¿é') {
    expect(firstFile.characters, letter).toContain(letter.codePointAt(0));
  }
  for (const letter of 'äßÅç') expect(restFile.characters, letter).toContain(letter.codePointAt(0));
  for (const character of firstFile.characters) expect(firstCharacters).toContain(character);
  for (const character of restFile.characters) expect(firstCharacters).not.toContain(character);
  const both = new Set([...firstFile.characters, ...restFile.characters]);
  for (const character of original) if (character >= 0x20) expect(both).toContain(character);
  expect(rest?.unicodeRange).not.toMatch(/U\+(?:20|41|61)\b/);
});

test('takes no first letters from a file of other letters', async () => {
  const { first, rest } = await prepareFont(extended, '100 900');
  expect(first).toBeUndefined();
  expect((await fontIn(rest?.file)).characters).toContain('Ł'.codePointAt(0));
});

test('puts the letters of the content into the files that every page loads', async () => {
  const used = Array.from('ßŁ', (letter) => letter.codePointAt(0) ?? 0);
  const latin = await prepareFont(variable, '100 900', used);
  expect((await fontIn(latin.first?.file)).characters).toContain('ß'.codePointAt(0));
  expect((await fontIn(latin.rest?.file)).characters).not.toContain('ß'.codePointAt(0));
  expect(latin.used).toBeUndefined();
  const other = await prepareFont(extended, '100 900', used);
  expect(other.first).toBeUndefined();
  expect(other.used?.unicodeRange).toBe('U+141');
  expect((await fontIn(other.rest?.file)).characters).not.toContain('Ł'.codePointAt(0));
});

test('keeps the weights that the styles use, and no more', async () => {
  const range = await prepareFont(variable, '100 900');
  expect(range.weights).toEqual({ min: 400, max: 700 });
  expect((await fontIn(range.first?.file)).axes.wght).toMatchObject({ min: 400, max: 700 });

  const less = await prepareFont(variable, '100 600');
  expect((await fontIn(less.first?.file)).axes.wght).toMatchObject({ min: 400, max: 600 });

  const single = await prepareFont(variable, 500);
  expect(single.weights).toEqual({ min: 500, max: 500 });
  expect((await fontIn(single.first?.file)).axes).toEqual({});
});

async function fontIn(file: string | undefined) {
  return readFont(await fileIn(file));
}

function fileIn(file = ''): Promise<Buffer> {
  return readFile(resolve(preparedFile(file)));
}
