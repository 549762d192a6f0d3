import { expect, test } from 'vitest';
import { withFixes } from './shop-check.ts';

const intro = 'Shop check, fix first:';
const list = `${intro}\n1. The hours\n2. The phone`;

test.each([
  ['nothing', '', list],
  ['the visitor’s own text', 'Hello\n', `Hello\n\n${list}`],
  ['the same list', list, list],
  ['an older list', `Hello\n\n${intro}\r\n1. The sign\r\n\r\nBye`, `Hello\n\n\nBye\n\n${list}`],
])('adds the list once to a message with %s', (_, message, expected) => {
  expect(withFixes(message, intro, ['The hours', 'The phone'])).toBe(expected);
});
