import { expect, test } from 'vitest';
import { textDirection } from './text-direction.ts';

test.each([
  ['es', 'ltr'],
  ['zh-Hans', 'ltr'],
  ['ar', 'rtl'],
  ['he-IL', 'rtl'],
  ['uz-Arab', 'rtl'],
])('%s is written %s', (language, direction) => {
  expect(textDirection(language)).toBe(direction);
});
