import { expect, test } from 'vitest';
import { latinLetters } from './latin-letters.ts';

test.each([
  ['Größe', 'Grosse'],
  ['Łódź', 'Lodz'],
  ['Søren Ærø', 'Soren Aero'],
  ['Đặng Thị Nguyễn', 'Dang Thi Nguyen'],
  ['Peña & Őri', 'Pena & Ori'],
  ['関於 2', '関於 2'],
])('writes %s as %s', (text, plain) => {
  expect(latinLetters(text)).toBe(plain);
});
