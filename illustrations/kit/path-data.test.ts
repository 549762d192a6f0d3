import { expect, test } from 'vitest';
import { segmentsOf, shortPathData } from './path-data.ts';

test.each([
  ['M0,-60 L-9,-40 L-5,-40z', 'm0-60-9 20h4z'],
  ['M10 10L20 10L20 30L10 30L10 10z', 'm10 10h10v20h-10z'],
  ['M0.5 0.25Q1 0.5 1.5 0Q2 -1 3 0', 'm.5.3q.5.2 1-.3.5-1 1.5 0'],
  ['M5 5A4 4 0 0 1 9 9', 'm5 5a4 4 0 0 1 4 4'],
  ['M1 1h.1M3 3H4', 'm1 1h.1m1.9 2h1'],
  ['M1 1h4zM1 2v3', 'm1 1h4zm0 1v3'],
])('writes %s as %s', (long, short) => {
  expect(shortPathData(long)).toBe(short);
});

test('what is rounded does not add up', () => {
  const steps = Array.from({ length: 100 }, () => 'l.04 1').join('');
  expect(segmentsOf(shortPathData(`M0 0${steps}`)).at(-1)?.numbers[0]).toBeCloseTo(4, 5);
});

test('writes a short path again as it is', () => {
  const short = 'm3-1.5.5-.5h4q1 0 2 2t3 1c1 1 2 2 3 0s1-1 2 0z';
  expect(shortPathData(short)).toBe(short);
});
