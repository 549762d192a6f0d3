import { expect, test } from 'vitest';
import { fillSlots } from './fill-slots.ts';

test('fills in each slot once, whatever its value contains', () => {
  const values = { visitor: '$& {count}', count: 2 };
  expect(fillSlots('{visitor}, {count}, {other}', values)).toBe('$& {count}, 2, {other}');
});

test('knows no values but its own', () => {
  expect(fillSlots('{constructor}', {})).toBe('{constructor}');
});
