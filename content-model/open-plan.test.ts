import { expect, test } from 'vitest';
import { openPlan } from './open-plan.ts';
import type { Plan } from './schemas/plan-schema.ts';

const step = (service: string, from?: number) => ({
  ...{ service, step: `Do ${service}`, weDo: 'We', youDo: 'You', not: 'Not' },
  ...{ when: `For ${service}`, weeks: { from: 1, to: 2 } },
  ...(from && { price: { from, to: 2 * from } }),
});
const alternative = { answer: 'website=old', services: ['fix', 'shop'] };
const plan: Plan = {
  sample: false,
  goals: [{ id: 'calls', name: 'More calls' }],
  questions: [
    {
      ...{ id: 'website', question: 'A website?', short: 'Website' },
      answers: [
        { id: 'old', text: 'An old one' },
        { id: 'good', text: 'A good one', skips: ['web'] },
      ],
    },
  ],
  services: [
    { ...step('web', 1000), alternative },
    step('shop', 300),
    step('fix', 200),
    step('seo'),
  ],
  always: [],
  trades: [
    { trade: 'bakery', needs: [{ goal: 'calls', number: 'Calls', services: ['web', 'shop'] }] },
  ],
};
const texts = {
  ...{
    start: 'First step',
    possible: '{count} possible',
    price: '{from} to {to}',
    weeks: '{from} to {to} weeks',
  },
  ...{
    monthlyPrice: '{from} to {to} a month',
    orMonthly: 'or {from}',
    monthlyTotal: 'plus {from}',
  },
};

test('has a row for each start, and one for steps that come together', () => {
  expect(openPlan(plan, {}, texts)).toEqual({
    label: '3 possible',
    prices: ['300 to 2,000', '1 to 4 weeks'],
    rows: [
      { step: ['Do web'], when: 'For web', price: '1,000 to 2,000', time: '1 to 2 weeks' },
      { step: ['Do shop'], when: 'For shop', price: '300 to 600', time: '1 to 2 weeks' },
      {
        step: ['Do fix', 'Do shop'],
        when: 'For fix',
        price: '500 to 1,000',
        time: '2 to 4 weeks',
      },
    ],
  });
});

test('calls a single start the first step, and several too where the content has no words for them', () => {
  expect(openPlan(plan, { website: 'good' }, texts)).toMatchObject({
    label: 'First step',
    rows: [{}],
  });
  expect(openPlan(plan, {}, { ...texts, possible: undefined }).label).toBe('First step');
});

test('has weeks without prices, and words in their place', () => {
  const services = [step('web'), { ...step('shop'), weeks: undefined, time: 'in spring' }];
  const { prices, rows } = openPlan({ ...plan, services }, {}, texts);
  expect(prices).toEqual([]);
  expect(rows.map(({ price, time }) => [price, time])).toEqual([
    [undefined, '1 to 2 weeks'],
    [undefined, 'in spring'],
  ]);
});
