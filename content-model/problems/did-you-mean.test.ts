import { expect, test } from 'vitest';
import { closestName } from './did-you-mean.ts';

const names = ['title', 'heading', 'link', 'image'];

test.each([
  ['headnig', 'heading'],
  ['imgae', 'image'],
  ['lnk', 'link'],
])('finds for %s the name %s', (typed, name) => {
  expect(closestName(typed, names)).toBe(name);
});

test.each(['subtitle', 'color', 'x', '', 'a much longer heading'])(
  'finds no name for %j',
  (typed) => {
    expect(closestName(typed, names)).toBeUndefined();
  },
);
