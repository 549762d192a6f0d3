import { expect, test } from 'vitest';
import { articlePicture } from './article-schema.ts';

const picture = { image: 'windows.svg', alt: 'Two shop windows side by side.' };
const guess = {
  question: 'Which?',
  visitors: 100,
  a: { name: 'A', count: 4 },
  b: { name: 'B', count: 9 },
  counted: '{version}: {count} of {visitors}, {percent}',
  right: 'Yes, {winner}.',
  wrong: 'No, {winner}.',
  luck: '{times} of {tests} tests.',
  rarely: 'Hardly ever.',
  clear: '{winner} stays.',
  open: 'Not clear.',
};

test.each([
  [undefined, { ...picture, before: picture, guess }],
  [undefined, picture],
  ['before', { ...picture, guess }],
  ['guess.visitors', { ...picture, before: picture, guess: { ...guess, visitors: 8 } }],
  ['guess.b.count', { ...picture, before: picture, guess: { ...guess, b: guess.a } }],
])('finds the mistake %s', (place, value) => {
  const paths = articlePicture.safeParse(value).error?.issues.map(({ path }) => path.join('.'));
  expect(paths).toEqual(place === undefined ? undefined : [place]);
});
