import { expect, test } from 'vitest';
import { alternativeTotal, dueOf, totalOf, totalPrice } from './price-text.ts';
import type { Plan } from './schemas/plan-schema.ts';

const step = (price?: Plan['services'][number]['price']) => ({
  ...{ service: 'seo', step: 'Do it', weeks: { from: 1, to: 2 }, price },
  ...{ weDo: 'We', youDo: 'You', not: 'Not' },
});
const texts = {
  ...{ price: '${from} to ${to}', monthlyPrice: '${from} to ${to} a month' },
  ...{
    monthlyTotal: 'plus ${from} to ${to} a month',
    threeMonths: '${from} to ${to} in all',
    weeks: '{from} to {to} weeks',
  },
};
const once = step({ from: 900, to: 1500 });
const monthly = step({ from: 300, to: 600, per: 'month' });

test.each([
  ['one sum', [once, step({ from: 200, to: 2500 })], ['$1,100 to $4,000', '2 to 4 weeks']],
  [
    'what is paid each month beside the rest',
    [monthly, once],
    ['$900 to $1,500', '2 to 4 weeks', 'plus $300 to $600 a month', '$1,800 to $3,300 in all'],
  ],
  [
    'without weeks where those of one are missing',
    [once, { ...monthly, weeks: undefined, time: 'then once a month' }],
    ['$900 to $1,500', 'plus $300 to $600 a month', '$1,800 to $3,300 in all'],
  ],
  ['nothing for a single step', [once], []],
  ['nothing where a price is missing', [once, step()], []],
])('the total of the steps is %s', (_, steps, total) => {
  expect(totalOf(steps, texts)).toEqual(total);
});

test('an alternative has no sum of three months, with or without weeks', () => {
  const timeless = { ...once, weeks: undefined };
  expect(alternativeTotal([once, monthly], texts)).toBe(
    '$900 to $1,500, 2 to 4 weeks, plus $300 to $600 a month',
  );
  expect(alternativeTotal([timeless, monthly], texts)).toBe(
    '$900 to $1,500, plus $300 to $600 a month',
  );
  expect(alternativeTotal(undefined, texts)).toBeUndefined();
});

test('what is paid once is none of what is paid each month', () => {
  expect(totalPrice([once, once], texts)).toBe('$1,800 to $3,000');
  expect(totalPrice([monthly, monthly], texts)).toBeUndefined();
});

test.each([
  ['half of the first of two steps', [once, monthly], '$450 to $750 first'],
  ['nothing where the first is paid each month', [monthly, once], undefined],
  ['nothing where it has no price', [step(), once], undefined],
  ['nothing for a single step', [once], undefined],
])('at the start is due: %s', (_, steps, due) => {
  expect(dueOf(steps, { due: '${from} to ${to} first' })).toBe(due);
});
