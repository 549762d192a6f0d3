import { expect, test } from 'vitest';
import { withList } from './with-list.ts';

const intro = 'Fix first:';
const lines = ['1. The hours', '2. The phone'];
const list = [intro, ...lines].join('\n');

test.each([
  ['nothing', '', list],
  ['the visitor’s own text', 'Hello\n', `Hello\n\n${list}`],
  ['the same list', list, list],
  [
    'an older list',
    `Hello\n\n${intro}\r\n1. The sign\r\n- Goal: calls\r\n\r\nBye`,
    `Hello\n\n\nBye\n\n${list}`,
  ],
  ['the visitor’s own list under it', `${list}\n- my own line`, `- my own line\n\n${list}`],
  ['another list', 'My plan:\n- Goal', `My plan:\n- Goal\n\n${list}`],
])('adds the list once to a message with %s', (_, message, expected) => {
  expect(withList(message, intro, lines)).toBe(expected);
});

test('adds 3,000 characters at most', () => {
  expect(withList('', intro, [`- ${'x'.repeat(5_000)}`])).toHaveLength(3_000);
});
