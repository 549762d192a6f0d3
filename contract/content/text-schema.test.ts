import { expect, test } from 'vitest';
import { group, label, list } from './text-schema.ts';

const dish = group('A dish', { name: label('Its name') });
const menu = list('The menu', dish, { min: 1, max: 2 });
const pizza = { name: 'Pizza' };

test.each([
  ['one dish', true, [pizza]],
  ['two dishes', true, [pizza, pizza]],
  ['no dish', false, []],
  ['three dishes', false, [pizza, pizza, pizza]],
  ['a dish with an unknown field', false, [{ ...pizza, price: '12' }]],
])('a list of one or two groups with %s is valid: %s', (_, isValid, dishes) => {
  expect(menu.safeParse(dishes).success).toBe(isValid);
});

test('a group and a list keep what they mean for the editor', () => {
  expect([dish.description, menu.description]).toEqual(['A dish', 'The menu']);
});
