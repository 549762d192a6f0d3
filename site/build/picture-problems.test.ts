import { cp, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Brand } from '#content-model/brand-schema.ts';
import { contentFolder } from '#content-model/content-folder.ts';
import { readContent } from '#content-model/read-content.ts';
import { readSvg } from '#content-model/read-text.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { pictureProblems } from './picture-problems.ts';

test('has nothing against photos that are large enough', async () => {
  expect(await problemsWith(await photo(480, 560))).toEqual([]);
});

test.each([
  [479, 900],
  [900, 559],
])(
  'names place and least size of a photo that is too small when cropped: %s × %s',
  async (w, h) => {
    expect(await problemsWith(await photo(w, h))).toEqual([
      expect.stringMatching(
        `^team\\.yaml:\\d+: ".+": image: portrait\\.jpg is too small .* ${w} × ${h} pixels and needs at least 480 × 560`,
      ),
    ]);
  },
);

test('measures a photo as it is shown, not as the camera was held', async () => {
  const turned = await sharp(await photo(560, 480))
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(await problemsWith(turned)).toEqual([]);
});

test.each([
  ['has no photo in it', async () => Promise.resolve(Buffer.from('not a photo'))],
  ['ends too early', async () => (await photo(900, 900)).subarray(0, 2000)],
])('names a file that %s', async (_, make) => {
  expect(await problemsWith(await make())).toEqual([
    expect.stringMatching(/^team\.yaml:\d+: ".+": image: portrait\.jpg cannot be read as a photo/),
  ]);
});

test.each([
  ['nowhere.jpg', 'nowhere.jpg is not in images/'],
  ['Portrait.JPG', 'Portrait.JPG is not in images/. Did you mean portrait.jpg?'],
])('names file and line of a picture that is missing: %s', async (file, problem) => {
  expect(await problemsWith(await photo(480, 560), file)).toEqual([
    expect.stringMatching(new RegExp(`^team\\.yaml:\\d+: ".+": image: ${RegExp.escape(problem)}$`)),
  ]);
});

test.each([
  ['0 0 24 24', true],
  [' -12.5,-8  10.25, 20 ', true],
  ['0 0 2.5e1 25', false],
  ['0 0 24 24 24', false],
  ['left 0 24 24', false],
])('knows the shape of a logo with the viewBox %j: %s', async (viewBox, isKnown) => {
  const folder = await copyOfContent();
  await writeFile(join(folder, 'images/logo.svg'), svg(`viewBox="${viewBox}"`));
  const logo = { mark: 'logo.svg', icon: 'AB' };
  expect(await problemsWithLogo(folder, logo)).toHaveLength(isKnown ? 0 : 1);
});

test('names the files of a logo that are missing or have no shape', async () => {
  const folder = await copyOfContent();
  await writeFile(join(folder, 'images/shapeless.svg'), svg('width="9" height="9"'));
  const logo = { mark: 'nowhere.svg', markOnDark: 'shapeless.svg', icon: 'AB' };
  expect(await problemsWithLogo(folder, logo)).toEqual([
    expect.stringMatching(/brand\.yaml:\d+: logo: mark: nowhere\.svg is not in images/),
    expect.stringMatching(/brand\.yaml:\d+: logo: markOnDark: shapeless\.svg has no viewBox/),
  ]);
});

test.each([
  ['0 0 64 16', /brand\.yaml:\d+: logo: icon: icon\.svg is not square/],
  ['-8 0 32 32.0', undefined],
])('asks for a square icon: %s', async (viewBox, problem) => {
  const folder = await copyOfContent();
  await writeFile(join(folder, 'images/icon.svg'), svg(`viewBox="${viewBox}"`));
  const found = await problemsWithLogo(folder, { mark: 'none', icon: 'icon.svg' });
  expect(found).toEqual(problem === undefined ? [] : [expect.stringMatching(problem)]);
});

test.each([
  ['mark', 400, 72, undefined],
  ['mark', 400, 71, /logo: mark: logo\.png is too small: it is 71 pixels high/],
  ['icon', 192, 192, undefined],
  ['icon', 180, 180, /logo: icon: logo\.png is too small/],
  ['icon', 300, 192, /logo: icon: logo\.png is not square/],
])('checks the size of a PNG as %s: %s × %s', async (name, width, height, problem) => {
  const folder = await copyOfContent();
  const png = sharp(await photo(width, height)).png();
  await writeFile(join(folder, 'images/logo.png'), await png.toBuffer());
  const found = await problemsWithLogo(folder, { mark: 'none', icon: 'AB', [name]: 'logo.png' });
  expect(found).toEqual(problem === undefined ? [] : [expect.stringMatching(problem)]);
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
  ['no drawing', 'A shop', 'cannot be read as a drawing'],
  ['another encoding', Buffer.from(svg('viewBox="0 0 9 9" aria-label="é"'), 'latin1'), 'UTF-8'],
])('refuses a drawing with %s', async (_, drawing, problem) => {
  const folder = await copyOfContent();
  await writeFile(join(folder, 'images/own.svg'), drawing);
  await showPicture(folder, 'own.svg');
  expect(await problemsOf(folder)).toEqual([
    expect.stringMatching(`^team\\.yaml:\\d+: ".+": image: own\\.svg .*${problem}`),
  ]);
});

test.each([
  '<?xml version="1.0" encoding="UTF-16"?>',
  '<?xml version="1.0" encoding="ISO-8859-1"?>',
])('takes a drawing in UTF-8 that declares another encoding: %s', async (declaration) => {
  const folder = await copyOfContent();
  const drawing = `${declaration}${svg('viewBox="0 0 9 9" aria-label="é"')}`;
  await writeFile(join(folder, 'images/own.svg'), drawing);
  await showPicture(folder, 'own.svg');
  expect(await problemsOf(folder)).toEqual([]);
  expect(readSvg(join(folder, 'images/own.svg'))).toBe(drawing.slice(declaration.length));
});

test('takes a drawing that has all it needs', async () => {
  const folder = await copyOfContent();
  const parts =
    '<image xlink:href="data:image/png;base64,"/><use href="#a"/><a href="/x"/><path fill="url(&quot;#a&quot;)" stroke="url(\'#b\')"/><!-- url(shop.jpg) -->';
  await writeFile(join(folder, 'images/own.svg'), svg('viewBox="0 0 9 9"', parts));
  await showPicture(folder, 'own.svg');
  expect(await problemsOf(folder)).toEqual([]);
});

test('takes a drawing of Illustrator, whose namespace is an entity', async () => {
  const folder = await copyOfContent();
  const drawing = svg('viewBox="0 0 9 9"').replace(/xmlns="[^"]+"/, 'xmlns="&ns_svg;"');
  const entity = '<!DOCTYPE svg [<!ENTITY ns_svg "http://www.w3.org/2000/svg">]>';
  await writeFile(join(folder, 'images/own.svg'), `<?xml version="1.0"?>${entity}${drawing}`);
  await showPicture(folder, 'own.svg');
  expect(await problemsOf(folder)).toEqual([]);
});

test.each(['our shop.jpg', 'Café & Bar (1).JPG', '50% #1?.jpg', 'Caf\u00e9.jpg'])(
  'finds the photo %s in a YAML file and in an article',
  async (name) => {
    const folder = await copyOfContent();
    // As macOS writes it.
    await writeFile(join(folder, 'images', name.normalize('NFD')), await photo(480, 560));
    await showPicture(folder, JSON.stringify(name));
    const [article = ''] = readContent(folder).services.map(({ link }) => link);
    const path = join(folder, `articles/${article}.md`);
    const text = await readFile(path, 'utf8');
    await writeFile(path, `${text}\n![A shop](../images/${encodeURIComponent(name)})\n`);
    expect(await problemsOf(folder)).toEqual([]);
  },
);

test('refuses a photo that is animated, and one of another format', async () => {
  const frames = await sharp(await Promise.all([photo(480, 560), photo(480, 560)]), {
    join: { animated: true },
  })
    .webp()
    .toBuffer();
  expect(await problemsWith(frames)).toEqual([expect.stringContaining('is animated')]);
  const gif = await sharp(await photo(480, 560))
    .gif()
    .toBuffer();
  expect(await problemsWith(gif)).toEqual([expect.stringContaining('is not a photo but gif')]);
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  expect(await problemsWith(heic)).toEqual([expect.stringContaining('format of iPhones')]);
});

async function problemsWithLogo(folder: string, logo: Brand['logo']) {
  const content = readContent(folder);
  return pictureProblems(folder, { ...content, brand: { ...content.brand, logo } });
}

test('names the lines of an article whose photos are too small or missing', async () => {
  const folder = await copyOfContent();
  await writeFile(join(folder, 'images/figure.png'), await photo(200, 200));
  const [article = ''] = readContent(folder).services.map(({ link }) => link);
  const path = join(folder, `articles/${article}.md`);
  const text = await readFile(path, 'utf8');
  await writeFile(
    path,
    `${text}\n![A photo](../images/figure.png)\n![One](../images/nowhere.png "Here")\n`,
  );
  const line = text.split('\n').length + 1;
  expect(await problemsOf(folder)).toEqual([
    expect.stringContaining(`articles/${article}.md:${line}: figure.png is too small`),
    expect.stringContaining(`articles/${article}.md:${line + 1}: nowhere.png is not in images/`),
  ]);
});

/** The problems of a content folder whose first person has this photo. */
async function problemsWith(portrait: Buffer, file = 'portrait.jpg'): Promise<readonly string[]> {
  const folder = await copyOfContent();
  await writeFile(join(folder, 'images/portrait.jpg'), portrait);
  await showPicture(folder, file);
  return problemsOf(folder);
}

/** Gives the first person this picture. */
async function showPicture(folder: string, file: string): Promise<void> {
  const path = join(folder, 'team.yaml');
  const yaml = await readFile(path, 'utf8');
  await writeFile(
    path,
    yaml.replace(/image: .*/, () => `image: ${file}`),
  );
}

function svg(attributes: string, parts = ''): string {
  const names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
  return `<svg ${names} ${attributes}>${parts}</svg>`;
}

async function problemsOf(folder: string): Promise<readonly string[]> {
  const problems = await pictureProblems(folder, readContent(folder));
  return problems.map((problem) => problem.replace(`${relative('', folder)}/`, ''));
}

function photo(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#444', noise } })
    .jpeg()
    .toBuffer();
}

async function copyOfContent(): Promise<string> {
  const folder = await temporaryFolder();
  await cp(contentFolder, folder, { recursive: true });
  return folder;
}
