import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { placeholderPictures, placeholderTexts } from './placeholders.ts';
import { textsOf } from './shown-texts.ts';

const templates = fileURLToPath(new URL('../new', import.meta.url));

test('names every text that asks for one of the owner, in any line breaks', () => {
  const texts = textsOf(templates);
  const inLines = texts.map((text) => ({ ...text, value: text.value.replaceAll(' ', '\r\n') }));
  const found = placeholderTexts(inLines);
  const kept = texts.filter((text, index) => {
    const own = inLines[index];
    return own !== undefined && !found.includes(own) && /\s/.test(text.value);
  });
  // Questions and headings that an owner may keep.
  expect(kept.map(({ value }) => value)).toEqual([
    'What it costs',
    'How long it takes',
    'What you do',
    '## What does it cost?',
    '## What goes wrong',
    "## What we'd do first",
    '## The rules of your trade',
  ]);
  const own = { file: 'a.md', line: 1, value: 'Write to us at any time.' };
  expect(placeholderTexts([own])).toEqual([]);
});

test('names the picture of `npm run new` as an editor saves it, if a page shows it', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'images'));
  const svg = await readFile(join(templates, 'images/ID.svg'), 'utf8');
  await writeFile(join(folder, 'images/ads.svg'), svg.replaceAll('\n', '\r\n'));
  await writeFile(join(folder, 'images/own.svg'), svg.replace('</svg>', '<path/></svg>'));
  expect(placeholderPictures(folder, ['own.svg', 'photo.jpg', 'ads.svg', 'ads.svg'])).toEqual([
    'ads.svg',
  ]);
  expect(placeholderPictures(folder, ['own.svg'])).toEqual([]);
});
