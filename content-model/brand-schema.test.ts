import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { brand } from '#content-model/content.ts';
import { brandFileProblems } from './brand/brand-files.ts';
import { brandColors } from './brand/brand-colors.ts';
import { contrastPairs, ratioOf } from './brand/contrast-problems.ts';
import { brandSchema, type Brand } from './brand-schema.ts';

test('every pair of colors of this brand has the contrast it needs', () => {
  const pairs = contrastPairs(brandColors(brand.colors));
  expect(pairs.length).toBeGreaterThan(80);
  for (const pair of pairs) {
    const names = `${pair.front.name} on ${pair.back.name}`;
    expect(ratioOf(pair), names).toBeGreaterThanOrEqual(pair.min);
  }
});

test.each([
  ['light', 'link'],
  ['light', 'secondInk'],
  ['dark', 'ink'],
  ['band', 'error'],
  ['band', 'focus'],
] as const)(
  'names %s.%s when it cannot be seen, with the nearest color that passes',
  (scope, role) => {
    const { ground } = brand.colors[scope];
    const [issue, ...others] = issuesOf(withColor(scope, role, ground));
    expect(others).toEqual([]);
    expect(issue?.path).toEqual(['colors', scope, role]);
    expect(issue?.message).toMatch(
      /^#[0-9a-f]{6} on [\w.]+ #[0-9a-f]{6} has a contrast of \d\.\d\d to 1, and .+ needs (?:4\.5|3)\. /,
    );
    const nearest = /The nearest color that passes is '(#[0-9a-f]{6})'$/.exec(issue?.message ?? '');
    expect(issuesOf(withColor(scope, role, nearest?.[1] ?? ''))).toEqual([]);
  },
);

test('names the nearest ground where no text could be read on it', () => {
  const colors = {
    ...brand.colors,
    light: { ...brand.colors.light, button: '#b45309', buttonInk: '#ffffff' },
  };
  const [issue] = issuesOf({ ...brand, colors });
  expect(issue?.path).toEqual(['colors', 'light', 'buttonInk']);
  const button = /but light\.button '(#[0-9a-f]{6})' does$/.exec(issue?.message ?? '')?.[1] ?? '';
  const light = { ...colors.light, button };
  expect(issuesOf({ ...brand, colors: { ...colors, light } })).toEqual([]);
});

test.each(['navy', '#123', 'main-950 ', 'rgb(0 0 0)', 'evergreen-900'])(
  'refuses the color %j, and names the steps',
  (color) => {
    const [issue] = issuesOf(withColor('light', 'link', color));
    expect(issue?.message).toMatch(/^is neither a color .* nor a step: main-950, /);
  },
);

test('refuses a logo without a name and without a file', () => {
  const logo = { mark: 'roofs', icon: 'AB', hasName: true };
  const [issue] = issuesOf({ ...brand, logo });
  expect(issue?.path).toEqual(['logo', 'hasName']);
});

test('names the files that are missing or cannot be used', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'images'));
  await writeFile(join(folder, 'images/shapeless.svg'), '<svg/>');
  const { display, text } = brand.typefaces;
  const withFile = (file: string) => ({ files: [{ file, weight: 400 }] });
  const problems = brandFileProblems(folder, {
    ...brand,
    logo: { mark: 'nowhere.svg', markOnDark: 'shapeless.svg', icon: 'AB' },
    typefaces: {
      display: { ...display, ...withFile('nowhere.woff2') },
      text: { ...text, ...withFile('@fontsource/none/files/none.woff2') },
    },
  });
  expect(problems.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([
    expect.stringMatching(/^brand\.logo\.mark: .*images\/nowhere\.svg/),
    expect.stringMatching(/^brand\.logo\.markOnDark: images\/shapeless\.svg has no viewBox/),
    expect.stringMatching(/^brand\.typefaces\.display\.files\.0\.file: .*fonts\/nowhere\.woff2/),
    expect.stringMatching(/^brand\.typefaces\.text\..*npm install @fontsource\/none/),
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
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'images'));
  await writeFile(join(folder, 'images/logo.svg'), `<svg viewBox="${viewBox}"/>`);
  const logo = { mark: 'logo.svg', icon: 'AB' };
  expect(brandFileProblems(folder, { ...brand, logo })).toHaveLength(isKnown ? 0 : 1);
});

function withColor(scope: 'light' | 'dark' | 'band', role: string, color: string) {
  return {
    ...brand,
    colors: { ...brand.colors, [scope]: { ...brand.colors[scope], [role]: color } },
  };
}

function issuesOf(changed: Brand | object) {
  return brandSchema.safeParse(changed).error?.issues ?? [];
}
