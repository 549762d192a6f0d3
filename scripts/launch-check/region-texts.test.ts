import { expect, test } from 'vitest';
import { regionTexts } from './region-texts.ts';

const texts = [
  'A Denver street in the morning',
  'Shops of the Front Range',
  'The Colorado Privacy Act',
  'America/Denver',
  'A bakery on Tennyson Street',
  'Who serves green chile?',
  'Golden words',
].map((value, index) => ({ file: 'a.yaml', line: index + 1, value }));

test.each([
  ['Salt Lake City', 'Utah', ['Utah'], [1, 2, 3, 5, 6]],
  ['Fort Collins', 'Colorado', ['Fort Collins, Colorado'], [1, 5]],
  ['Boulder', 'Colorado', ['Boulder, Colorado', 'Denver, Colorado'], []],
  ['Denver', 'Colorado', ['Denver, Colorado'], []],
])('in %s, %s, for clients in %j, names the lines %j', (locality, region, serves, lines) => {
  const found = regionTexts(texts, { address: { locality, region, country: 'US' }, serves });
  expect(found.map(({ line }) => line)).toEqual(lines);
});
