import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { contentCopy } from '#test/fixtures/content-copy.ts';
import { fontPaths } from '#site/content/font-paths.ts';
import { brandSchema } from '#content-model/schemas/brand-schema.ts';
import { contentFiles } from '#content-model/schemas/content-schema.ts';
import { readYamlFile } from '#content-model/read-yaml-file.ts';
import { fontProblems, maxFontKilobytes } from './font-problems.ts';

const plain = await fileOf('@fontsource/gloock/files/gloock-latin-400-normal.woff2');
const variable = await fileOf(
  '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
);

const textFile = /^brand\.yaml:\d+: .*text: files: entry 1: file: own\.ttf /;

test('has nothing against fonts that can be used', async () => {
  expect(await problemsWith(variable, '100 900')).toEqual([]);
  expect(await problemsWith(plain, '400')).toEqual([]);
});

test.each([
  ['has no font in it', Buffer.from('<!doctype html> not a font')],
  ['ends too early', variable.subarray(0, 9000)],
])('names a file that %s', async (_, file) => {
  const [problem, ...others] = await problemsWith(file, '400');
  expect(others).toEqual([]);
  expect(problem).toMatch(textFile);
  expect(problem).toContain('cannot be read as a font');
});

test('weighs what pages load', async () => {
  const yaml = Array.from({ length: 6 }, (_, n) => `{ file: own.ttf, weight: ${300 + n * 100} }`);
  const [problem] = await problemsWith(variable, yaml.join(', '));
  expect(problem).toMatch(/^brand\.yaml:\d+: typefaces: the letters that pages load have \d+ kB/);
  expect(problem).toContain(`at most ${maxFontKilobytes} appear quickly`);
});

test('names a file that is missing, and how to install its package', async () => {
  const [own] = await problemsWith(plain, '{ file: nowhere.woff2, weight: 400 }');
  expect(own).toMatch(/^brand\.yaml:\d+: .*there is no fonts\/nowhere\.woff2/);
  const file = '@fontsource/none/files/none.woff2';
  const [packaged] = await problemsWith(plain, `{ file: '${file}', weight: 400 }`);
  expect(packaged).toContain('npm install @fontsource/none');
});

/** The problems of a content folder whose text has this font. */
async function problemsWith(file: Buffer, weight: string): Promise<readonly string[]> {
  const folder = await contentCopy();
  await mkdir(join(folder, 'fonts'), { recursive: true });
  await writeFile(join(folder, 'fonts/own.ttf'), file);
  const path = join(folder, contentFiles.brand);
  const files = weight.includes('{') ? weight : `{ file: own.ttf, weight: ${weight} }`;
  const yaml = await readFile(path, 'utf8');
  const before = /(\n {2}text:\n.*\n {4}files:)[^]*?(\n {4}fallbacks:)/;
  await writeFile(path, yaml.replace(before, `$1 [${files}]$2`));
  const brand = brandSchema.parse(readYamlFile(path).value);
  const problems = await fontProblems(folder, { brand });
  return problems.map((problem) => problem.replace(`${relative('', folder)}/`, ''));
}

async function fileOf(name: string): Promise<Buffer> {
  const [path = ''] = fontPaths('', name);
  return readFile(path);
}
