import { appendFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import type { Brand } from '#content-model/schemas/brand-schema.ts';
import { readContent } from '#content-model/read-content.ts';
import { contentCopy } from '#test/fixtures/content-copy.ts';
import { articles } from '#test/fixtures/site-content.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { drawingProblem } from './drawing-problem.ts';
import { pictureProblems } from './picture-problems.ts';

test('names place, line and remedy of each photo that cannot be shown', async () => {
  const frames = await sharp(await Promise.all([photo(480, 560), photo(480, 560, '#888')]), {
    join: { animated: true },
  })
    .webp()
    .toBuffer();
  const gif = await sharp(await photo(480, 560))
    .gif()
    .toBuffer();
  await expectProblems([
    ['narrow.jpg', await photo(479, 900), 'is too small .* 479 × 900 .* at least 480 × 560'],
    ['low.jpg', await photo(900, 559), 'is too small .* 900 × 559 .* at least 480 × 560'],
    ['text.jpg', 'not a photo', 'cannot be read as a photo'],
    ['half.jpg', (await photo(900, 900)).subarray(0, 2000), 'cannot be read as a photo'],
    ['nowhere.jpg', undefined, 'is not in images/'],
    ['Text.JPG', undefined, 'is not in images/. Did you mean text.jpg\\?'],
    ['moving.webp', frames, 'is animated'],
    ['gif.jpg', gif, 'is not a photo but gif'],
    ['heic.jpg', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), '.*of iPhones'],
  ]);
});

test('has nothing against photos that are large enough as they are shown, whatever their names', async () => {
  const turned = await sharp(await photo(560, 480))
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const names = ['our shop.jpg', 'Café & Bar (1).JPG', '50% #1?.jpg'];
  const folder = await expectProblems([
    ['turned.jpg', turned],
    ...(await Promise.all(names.map(async (name) => [name, await photo(480, 560)] as const))),
  ]);
  const pictures = names.map((name) => `![A shop](../images/${encodeURIComponent(name)})\n`);
  await appendFile(join(folder, `articles/${articles[0]?.link}.md`), `\n${pictures.join('')}`);
  expect(await pictureProblems(folder, readContent(folder))).toEqual([]);
});

test('names a logo that is missing, has no shape, is too small or is not square', async () => {
  const folder = await contentCopy();
  const images = {
    'shapeless.svg': svg('width="9" height="9"'),
    'wide.svg': svg('viewBox="0 0 64 16"'),
    'low.png': await photo(400, 71),
    'small.png': await photo(180, 180),
  };
  for (const [name, image] of Object.entries(images)) {
    const bytes = typeof image === 'string' ? image : await sharp(image).png().toBuffer();
    await writeFile(join(folder, 'images', name), bytes);
  }
  const content = readContent(folder);
  const logos: readonly (readonly [logo: Brand['logo'], ...problems: string[]])[] = [
    [
      { mark: 'nowhere.svg', markOnDark: 'shapeless.svg', icon: 'AB' },
      'mark: nowhere.svg is not in images',
      'markOnDark: shapeless.svg has no viewBox',
    ],
    [
      { mark: 'low.png', icon: 'small.png' },
      'mark: low.png is too small: it is 71 pixels high',
      'icon: small.png is too small',
    ],
    [{ mark: 'none', icon: 'wide.svg' }, 'icon: wide.svg is not square'],
  ];
  for (const [logo, ...problems] of logos) {
    expect(
      await pictureProblems(folder, { ...content, brand: { ...content.brand, logo } }),
    ).toEqual(
      problems.map((problem): unknown =>
        expect.stringMatching(`brand\\.yaml:\\d+: logo: ${problem}`),
      ),
    );
  }
});

test.each([
  ['a tag that is not closed', svg('viewBox="0 0 9 9"', '\n<g>'), 'line 2: '],
  ['a prefix without a name', svg('viewBox="0 0 9 9" x:y=""'), 'line 1: Namespace prefix x'],
  ['a photo in it', Buffer.of(0xff, 0xd8, 0xff, 0xe0), 'another format in it'],
  ...[
    '<image width="9" xlink:href="shop.jpg"/>',
    '<use href="shop.svg#door"/>',
    '<style>a { fill: url( "shop.svg#door" ) }</style>',
    '<style>@import "shop.css";</style>',
  ].map((part): [string, string, string] => [part, svg('viewBox="0 0 9 9"', part), 'needs shop.']),
  ['no namespace', '<svg viewBox="0 0 9 9"/>', 'has no xmlns'],
  ['no shape', svg('width="9" height="9"'), 'has no viewBox'],
  ...['0 0 2.5e1 25', '0 0 24 24 24', 'left 0 24 24'].map((viewBox): [string, string, string] => [
    viewBox,
    svg(`viewBox="${viewBox}"`),
    'has no viewBox',
  ]),
  [
    'a color for the dark scheme only',
    svg(
      'viewBox="0 0 9 9"',
      '<style>@media (prefers-color-scheme: dark) { :root { --snow: #d9e3dd; } }</style><path fill="var(--snow)"/>',
    ),
    'paints in --snow',
  ],
  ['no drawing', 'A shop', 'cannot be read as a drawing'],
  ['another encoding', Buffer.from(svg('viewBox="0 0 9 9" aria-label="é"'), 'latin1'), 'UTF-8'],
])('refuses a drawing with %s', async (_, drawing, problem) => {
  expect(await drawingProblem(await drawingFile(drawing))).toContain(problem);
});

test.each([
  svg('viewBox="0 0 24 24"'),
  svg('viewBox=" -12.5,-8  10.25, 20 "'),
  svg(
    'viewBox="0 0 9 9"',
    '<image xlink:href="data:image/png;base64,"/><use href="#a"/><a href="/x"/><path fill="url(&quot;#a&quot;)" stroke="url(\'#b\')"/><!-- url(shop.jpg) -->',
  ),
  // Of Illustrator, whose namespace is an entity.
  `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY ns_svg "http://www.w3.org/2000/svg">]>${svg('viewBox="0 0 9 9"').replace(/xmlns="[^"]+"/, 'xmlns="&ns_svg;"')}`,
])('takes the drawing %s', async (drawing) => {
  expect(await drawingProblem(await drawingFile(drawing))).toBeUndefined();
});

type Case = readonly [file: string, picture: Buffer | string | undefined, problem?: string];

/** Gives each person a picture, and expects what is said of it. Returns the folder of the content. */
async function expectProblems(pictures: readonly Case[]): Promise<string> {
  const folder = await contentCopy();
  for (const [file, picture] of pictures) {
    // As macOS writes the name.
    if (picture) await writeFile(join(folder, 'images', file.normalize('NFD')), picture);
  }
  const story = 'Paints the signs of shops, and takes them down again.';
  const people = pictures.map(([image], n) => ({
    ...{ id: `person-${n}`, sample: true, name: `Person ${n}`, title: 'Painter', image },
    ...{ alt: 'A painter with a brush.', story },
  }));
  await writeFile(join(folder, 'team.yaml'), stringify(people));
  expect(await pictureProblems(folder, readContent(folder))).toEqual(
    pictures.flatMap(([file, , problem], n): unknown[] =>
      problem === undefined
        ? []
        : [expect.stringMatching(`team\\.yaml:\\d+: "Person ${n}": image: ${file} ${problem}`)],
    ),
  );
  return folder;
}

async function drawingFile(drawing: string | Buffer): Promise<string> {
  const path = join(await temporaryFolder(), 'own.svg');
  await writeFile(path, drawing);
  return path;
}

function svg(attributes: string, parts = ''): string {
  const names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
  return `<svg ${names} ${attributes}>${parts}</svg>`;
}

function photo(width: number, height: number, background = '#444'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
}
