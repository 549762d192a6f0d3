import { expect, test } from 'vitest';
import { figurePathOfVisitors, stages, wide } from './path-of-visitors.ts';

test('the street is as wide as the number says', () => {
  const [first] = stages;
  for (const { count } of stages)
    expect(wide(count) / wide(first?.count ?? 0)).toBeCloseTo(count / 400);
});

test('the street that is drawn has these widths', () => {
  const drawn =
    /<path d="((?:M\d+ 346v-[\d.]+H\d+V346z)+)"/.exec(figurePathOfVisitors())?.[1] ?? '';
  const widths = [...drawn.matchAll(/v-([\d.]+)/g)].map(([, width]) => Number(width));
  expect(widths).toEqual([200, 75, 20, 9]);
});
