import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nameOnSign, readSign, writeSign } from './sign.ts';

let stored: string | undefined;
beforeEach(() => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => stored ?? null,
    setItem: (_: string, text: string) => void (stored = text),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('reads the sign that it wrote', () => {
  const sign = { name: 'Rosa’s', board: 'bakery', trade: 'Bakery', search: 'bakery near me' };
  writeSign(sign);
  expect(readSign()).toEqual(sign);
});

test.each([
  ['[', undefined],
  ['an object', {}],
  ['too few texts', ['Rosa’s', 'bakery']],
  ['a number as the name', [1, 'bakery', 'Bakery', '']],
  ['a name that is too long', ['W'.repeat(61), 'bakery', 'Bakery', '']],
  ['a name without a letter', ['\u200b', 'bakery', 'Bakery', '']],
  ['a board of another kind', ['Rosa’s', '"]', 'Bakery', '']],
])('takes as no sign: %s', (text, list) => {
  stored = list === undefined ? text : JSON.stringify(list);
  expect(readSign()).toBeUndefined();
});

test.each([
  ['  Rosa’s   Shop ', 'Rosa’s Shop'],
  ['🥐', '🥐'],
  ['مخبز', 'مخبز'],
  [' \u00a0', ''],
  ['\u200b\u2060', ''],
  ['\u3164', ''],
  ['\u2800', ''],
])('takes from %j the name %j', (typed, name) => {
  expect(nameOnSign(typed)).toBe(name);
});
