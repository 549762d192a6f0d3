import { expect, test } from 'vitest';
import { alternativeTotal, openPrices, sheetPrices, totalOf } from './price-text.ts';
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

const sheetTexts = { ...texts, due: 'Half' };

test.each([
  [
    'a price and weeks, and half of it',
    [once, monthly],
    ['$900 to $1,500', '1 to 2 weeks'],
    '$450 to $750',
  ],
  ['the same for a single step', [once], ['$900 to $1,500', '1 to 2 weeks'], '$450 to $750'],
  [
    'no half of what is paid each month',
    [monthly, once],
    ['$300 to $600 a month', '1 to 2 weeks'],
    undefined,
  ],
  ['nothing without a price', [step(), once], [], undefined],
])('a sheet begins with %s', (_, steps, start, due) => {
  expect(sheetPrices({ steps }, sheetTexts)).toMatchObject({ start, due });
});

test('a sheet has what may take the place of its first step, or else what both then cost', () => {
  const named = (service: string, price: Parameters<typeof step>[0]) => ({
    ...step(price),
    service,
  });
  const [dear, cheap, second] = [
    named('new', { from: 900, to: 1500 }),
    named('repair', { from: 200, to: 300 }),
    named('seo', { from: 100, to: 200 }),
  ];
  const shown = (steps: (typeof once)[], alternative: (typeof once)[]) =>
    sheetPrices({ steps, alternative }, sheetTexts).alternative;
  expect(shown([dear, second], [cheap, second])).toBe('$200 to $300, 1 to 2 weeks');
  expect(shown([second, dear], [second, cheap])).toBe('$300 to $500, 2 to 4 weeks');
  expect(sheetPrices({ steps: [dear] }, sheetTexts).alternative).toBeUndefined();
});

test('what is open has the lowest and the highest price that is paid once, and weeks', () => {
  const cheap = step({ from: 200, to: 300 });
  expect(openPrices([[once], [cheap, cheap], [monthly]], texts)).toEqual([
    '$400 to $1,500',
    '1 to 4 weeks',
  ]);
  expect(openPrices([[monthly], [once, step()]], texts)).toEqual([]);
  expect(openPrices([], texts)).toEqual([]);
});
