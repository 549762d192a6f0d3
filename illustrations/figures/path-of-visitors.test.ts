import { expect, test } from 'vitest';
import { figurePathOfVisitors } from './path-of-visitors.ts';

test('draws the street as wide as each number of visits', () => {
  const street = /<path d="(m0 346v[^"]*z)"/.exec(figurePathOfVisitors())?.[1];
  const widths = [...(street ?? '').matchAll(/v-([\d.]+)/g)].map(([, width]) => Number(width));
  expect(widths).toEqual([400, 150, 40, 18].map((visits) => visits / 2));
});
