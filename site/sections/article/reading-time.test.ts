import { expect, test } from 'vitest';
import { countWords, minutesToRead } from './reading-time.ts';

test.each([
  ['Two words', 2],
  ['## A heading\n\nand **bold** text – with a dash', 8],
  ['1. First\n2. Second\n\n- third', 3],
  ['[A link](https://shop.example/a-long-address) and more', 4],
  ['![A drawing of a shop,\nwith a door](../images/shop.svg)\n\nText', 1],
  ['It costs $200 a year, doesn’t it?', 7],
  ['', 0],
])('%j has %i words', (markdown, words) => {
  expect(countWords(markdown)).toBe(words);
});

test.each([
  [0, 1],
  [100, 1],
  [220, 1],
  [329, 1],
  [330, 2],
  [880, 4],
])('%i words take %i minutes', (words, minutes) => {
  expect(minutesToRead('word '.repeat(words))).toBe(minutes);
});
