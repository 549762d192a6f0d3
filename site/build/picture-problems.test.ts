import { cp, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Brand } from '#content-model/brand-schema.ts';
import { contentFolder } from '#content-model/content-folder.ts';
import { readContent } from '#content-model/read-content.ts';
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
  ['0 0 24', false],
  ['0 0 24 auto', false],
  ['0 0 24 24 24', false],
  ['left 0 24 24', false],
])('knows the shape of a logo with the viewBox %j: %s', async (viewBox, isKnown) => {
  const folder = await copyOfContent();
  await writeFile(join(folder, 'images/logo.svg'), `<svg viewBox="${viewBox}"/>`);
  const logo = { mark: 'logo.svg', icon: 'AB' };
  expect(await problemsWithLogo(folder, logo)).toHaveLength(isKnown ? 0 : 1);
});

test('names the files of a logo that are missing or have no shape', async () => {
  const folder = await copyOfContent();
  await writeFile(join(folder, 'images/shapeless.svg'), '<svg/>');
  const logo = { mark: 'nowhere.svg', markOnDark: 'shapeless.svg', icon: 'AB' };
  expect(await problemsWithLogo(folder, logo)).toEqual([
    expect.stringMatching(/brand\.yaml:\d+: logo: mark: nowhere\.svg is not in images/),
    expect.stringMatching(/brand\.yaml:\d+: logo: markOnDark: shapeless\.svg has no viewBox/),
  ]);
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
  const path = join(folder, 'team.yaml');
  const yaml = await readFile(path, 'utf8');
  await writeFile(path, yaml.replace(/image: .*/, `image: ${file}`));
  return problemsOf(folder);
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
