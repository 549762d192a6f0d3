import { expect, test } from 'vitest';
import { displayWidth, inCells } from './display-width.ts';

test.each([
  ['google.com', 10],
  ['café', 4],
  ['cafe\u0301', 4],
  ['面包店', 6],
  ['ﾊﾝｶｸ', 4],
  ['한국', 4],
  ['👩🏽‍🍳', 2],
  ['🇺🇸!', 3],
  ['❤️', 2],
  ['#️⃣', 2],
  ['©', 1],
  ['مخبز', 4],
  ['', 0],
])('“%s” takes %i cells', (text, cells) => expect(displayWidth(text)).toBe(cells));

test('a text fills its cells, or is cut between two notifications', () => {
  expect(inCells('ab', 4)).toBe('ab  ');
  expect(inCells('abcdef', 4)).toBe('abc…');
  // The third would be half in.
  expect(inCells('面包店铺', 6)).toBe('面包… ');
  expect(inCells('a👩🏽‍🍳👩🏽‍🍳b', 5)).toBe('a👩🏽‍🍳… ');
});

test('words from right to left are closed off from what follows', () => {
  expect(inCells('مخبز', 6)).toBe('\u2068مخبز\u2069  ');
});
