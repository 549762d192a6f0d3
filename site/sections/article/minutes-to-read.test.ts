import { expect, test } from 'vitest';
import { minutesToRead } from './minutes-to-read.ts';

test.each([
  [0, 1],
  [329, 1],
  [330, 2],
  [880, 4],
])('takes %i words and their Markdown for %i minutes', (words, minutes) => {
  expect(minutesToRead(`## 1.\n\n${'**word** – '.repeat(words)}`)).toBe(minutes);
});
