import { afterEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '#test/fixtures/fake-page.ts';
import { nameOnSign, readSign, writeSign } from './sign.ts';

afterEach(() => vi.unstubAllGlobals());

test('reads the sign that it wrote', () => {
  vi.stubGlobal('sessionStorage', fakeStorage(new Map()));
  expect(readSign()).toBeUndefined();
  const sign = { name: 'Rosa’s', board: 'bakery', trade: 'Bakery', search: 'bakery near me' };
  writeSign(sign);
  expect(readSign()).toEqual(sign);
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
