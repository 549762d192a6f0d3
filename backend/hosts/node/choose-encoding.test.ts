import { expect, test } from 'vitest';
import { chooseEncoding } from './answer-site.ts';

const both = { br: 'small', gzip: 'larger' };

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br; q=0.000, *', 'gzip'],
  ['gzip;q=none', undefined],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
])('a client that accepts %j gets %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted, both)).toBe(encoding);
});

test('a file without compressed copies is sent as it is', () => {
  expect(chooseEncoding('gzip, br', {})).toBeUndefined();
  expect(chooseEncoding('gzip, br', { gzip: 'larger' })).toBe('gzip');
});
