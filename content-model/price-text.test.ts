import { expect, test } from 'vitest';
import { openPrices, sheetPrices, totalOf } from './price-text.ts';
import type { Plan } from './schemas/plan-schema.ts';

const step = (price?: Plan['services'][number]['price']) => ({
  ...{ service: 'seo', step: 'Do it', weeks: { from: 1, to: 2 }, price },
  ...{ weDo: 'We', youDo: 'You', not: 'Not' },
});
const texts = {
  ...{ price: '${from} to ${to}', monthlyPrice: '${from} to ${to} a month' },
  orMonthly: 'or ${from} to ${to} a month',
  ...{
    monthlyTotal: 'plus ${from} to ${to} a month',
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
    ['$900 to $1,500', '2 to 4 weeks', 'plus $300 to $600 a month'],
  ],
  [
    'without weeks where those of one are missing',
    [once, { ...monthly, weeks: undefined, time: 'then once a month' }],
    ['$900 to $1,500', 'plus $300 to $600 a month'],
  ],
  ['nothing for a single step', [once], []],
  ['nothing where a price is missing', [once, step()], []],
])('the total of the steps is %s', (_, steps, total) => {
  expect(totalOf([steps], texts)).toEqual(total);
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

test('a sheet has both prices where others may take the place of its first step', () => {
  const named = (service: string, price: Parameters<typeof step>[0]) => ({
    ...step(price),
    service,
  });
  const [dear, cheap, second] = [
    named('new', { from: 900, to: 1501 }),
    named('repair', { from: 200, to: 300 }),
    named('seo', { from: 100, to: 200 }),
  ];
  expect(sheetPrices({ steps: [dear, second], alternative: [cheap] }, sheetTexts)).toEqual({
    start: ['$200 to $1,501', '1 to 2 weeks'],
    alternative: '$200 to $300, 1 to 2 weeks',
    instead: '$900 to $1,501, 1 to 2 weeks',
    due: '$100 to $751',
    both: '$300 to $1,701, 2 to 4 weeks',
  });
  // What is in the plan already counts once.
  const prices = (steps: (typeof once)[], alternative?: (typeof once)[]) =>
    sheetPrices({ steps, alternative }, sheetTexts);
  expect(prices([dear, second], [cheap, second]).both).toBe('$300 to $1,701, 2 to 4 weeks');
  expect(prices([dear, monthly], [cheap]).both).toBe(
    '$200 to $1,501, 2 to 4 weeks, plus $300 to $600 a month',
  );
  expect(prices([dear]).alternative).toBeUndefined();
});

test('what is open has the lowest and the highest price that is paid once, its weeks, and monthly ones', () => {
  const cheap = step({ from: 200, to: 300 });
  const each = step({ from: 100, to: 900, per: 'month' });
  const timeless = { ...step({ from: 100, to: 200 }), weeks: undefined };
  expect(openPrices([[once], [cheap, cheap]], texts)).toEqual(['$400 to $1,500', '1 to 4 weeks']);
  expect(openPrices([[once], [monthly], [each]], texts)).toEqual([
    '$900 to $1,500',
    '1 to 2 weeks',
    'or $100 to $900 a month',
  ]);
  expect(openPrices([[monthly]], texts)).toEqual(['$300 to $600 a month', '1 to 2 weeks']);
  expect(openPrices([[once], [timeless]], texts)).toEqual(['$100 to $1,500']);
  expect(openPrices([[once], [step()]], texts)).toEqual([]);
  expect(openPrices([], texts)).toEqual([]);
});
