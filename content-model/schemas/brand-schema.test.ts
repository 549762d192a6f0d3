import { expect, test } from 'vitest';
import { brand } from '#content-model/content.ts';
import { brandSchema, type Brand } from './brand-schema.ts';

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

test.each(['navy', '#123', 'main-950 ', 'rgb(0 0 0)', 'evergreen-900'])(
  'refuses the color %j, and names the steps',
  (color) => {
    const [issue] = issuesOf(withColor('light', 'link', color));
    expect(issue?.message).toMatch(/^is neither a color .* nor a step: main-950, /);
  },
);

test.each([
  ['logo.svg', true],
  ['Our logo (1).png', true],
  ['logo.webp', true],
  ['none', true],
  ['logo.jpg', false],
  ['../logo.png', false],
  ['logo', false],
])('takes the mark %s: %s', (mark, isTaken) => {
  expect(issuesOf({ ...brand, logo: { mark, icon: 'AB' } })).toHaveLength(isTaken ? 0 : 1);
});

test('refuses a logo without a name and without a file', () => {
  const logo = { mark: 'roofs', icon: 'AB', hasName: true };
  const [issue] = issuesOf({ ...brand, logo });
  expect(issue?.path).toEqual(['logo', 'hasName']);
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
