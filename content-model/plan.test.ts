import { expect, test } from 'vitest';
import { openStarts, planLines, planOf, type PlanAnswers } from './plan.ts';
import type { Plan } from './schemas/plan-schema.ts';

const step = (service: string, price?: Plan['services'][number]['price']) => ({
  ...{ service, step: `Do ${service}`, weeks: { from: 1, to: 2 }, price },
  ...{ weDo: 'We', youDo: 'You', not: 'Not' },
});
const plan: Plan = {
  ...{ sample: false, always: [] },
  goals: [
    { id: 'calls', name: 'More calls' },
    { id: 'orders', name: 'More orders' },
  ],
  questions: [
    {
      ...{ id: 'website', question: 'A website?', short: 'Website' },
      answers: [
        { id: 'none', text: 'None', first: { service: 'web', because: 'There is none.' } },
        { id: 'good', text: 'A good one', skips: ['web', 'web-shop'] },
      ],
    },
    {
      ...{ id: 'phone', question: 'A phone?', short: 'Phone' },
      answers: [
        {
          ...{ id: 'often', text: 'Often' },
          first: { service: 'app', because: 'It rings.', instead: 'It rings less.' },
        },
      ],
    },
    {
      ...{ id: 'mail', question: 'Mail?', short: 'Mail' },
      answers: [{ id: 'none', text: 'None', first: { service: 'mail', because: 'Write.' } }],
    },
  ],
  services: [step('web', { from: 100, to: 1500 }), step('seo'), step('app'), step('mail')],
  trades: [
    {
      trade: 'bakery',
      needs: [{ goal: 'calls', number: 'Calls a week', services: ['seo', 'web', 'mail'] }],
    },
  ],
};
const asked = { trade: 'bakery', goal: 'calls' };

test.each([
  ['the services of trade and goal', {}, ['seo', 'web']],
  ['what an answer puts first', { website: 'none' }, ['web', 'seo']],
  ['the more urgent one of two', { website: 'none', mail: 'none' }, ['web', 'mail']],
  ['no service that does not help', { phone: 'often' }, ['seo', 'web']],
  ['no service that is not needed', { website: 'good' }, ['seo', 'mail']],
  ['the same for an answer there is not', { website: '<b>', phone: 'toString' }, ['seo', 'web']],
])('begins with %s', (_, answers, services) => {
  const steps = planOf(plan, { ...asked, ...answers })?.steps ?? [];
  expect(steps.map(({ service }) => service)).toEqual(services);
});

test('puts a part of a service first, for the reason of the answer, unless it is not needed', () => {
  const services = [...plan.services, { ...step('web-shop'), partOf: 'web' }];
  const need = { goal: 'calls', number: 'Calls', services: ['seo', 'web-shop', 'mail'] };
  const planWith = (answers: PlanAnswers) =>
    planOf(
      { ...plan, services, trades: [{ trade: 'bakery', needs: [need] }] },
      { ...asked, ...answers },
    )?.steps;
  expect(planWith({ website: 'none' })).toMatchObject([
    { service: 'web-shop', because: 'There is none.' },
    { service: 'seo' },
  ]);
  expect(planWith({ website: 'good' })).toMatchObject([{ service: 'seo' }, { service: 'mail' }]);
});

test('says something else of the number, and has other steps, where a service is not in the plan', () => {
  const need = {
    goal: 'calls',
    number: 'Calls',
    services: ['seo', 'mail', 'app'],
    how: 'With mail',
  };
  const otherwise = { without: ['web', 'mail'], how: 'Without', services: ['web', 'seo', 'app'] };
  const trades = [{ trade: 'bakery', needs: [{ ...need, otherwise }] }];
  const planWith = (answers: PlanAnswers) => {
    const result = planOf({ ...plan, trades }, { ...asked, ...answers });
    return [result?.how, ...(result?.steps ?? []).map(({ service }) => service)];
  };
  expect(planWith({})).toEqual(['With mail', 'seo', 'mail']);
  expect(planWith({ website: 'good', phone: 'often' })).toEqual(['Without', 'app', 'seo']);
});

test('has a second price where an answer lets other steps take the place of one', () => {
  const alternative = { answer: 'website=none', services: ['fix', 'shop'] };
  const range = { from: 100, to: 1500 };
  const services = [
    { ...step('web', range), alternative },
    ...[step('seo', { from: 10, to: 20 }), step('mail')],
    ...[step('fix', { from: 1, to: 2 }), step('shop', { from: 3, to: 4 })],
  ];
  const linesFor = (answers: PlanAnswers) =>
    planLines({ plan: { ...plan, services }, labels, trades }, { ...asked, ...answers });
  expect(linesFor({ website: 'none' })).toContain('- Or: $4 to $6, 2 to 4 weeks');
  // A step that is in the plan already counts once.
  const twice = { answer: 'website=none', services: ['fix', 'seo'] };
  const [web, ...others] = services;
  const doubled = { ...plan, services: web ? [{ ...web, alternative: twice }, ...others] : [] };
  expect(planOf(doubled, { ...asked, website: 'none' })?.alternative).toHaveLength(2);
  for (const answers of [{}, { website: 'good' }]) {
    expect(linesFor(answers).join()).not.toContain('Or:');
  }
});

test('knows what may come first while answers are missing, and what may take its place', () => {
  const alternative = { answer: 'website=none', services: ['fix'] };
  const services = [{ ...step('web'), alternative }, step('seo'), step('mail'), step('fix')];
  const starts = (answers: PlanAnswers) =>
    openStarts({ ...plan, services }, answers).map((steps) =>
      steps.map(({ service }) => service).join(),
    );
  expect(starts({})).toEqual(['web', 'mail', 'fix']);
  expect(starts({ ...asked, website: 'none' })).toEqual(['web', 'fix']);
  expect(starts({ trade: '__proto__' })).toEqual([]);
});

test.each([
  ['trade', { goal: 'calls' }],
  ['goal', { trade: 'bakery' }],
  ['known goal', { trade: 'bakery', goal: '__proto__' }],
  ['need of the trade for a goal', { trade: 'bakery', goal: 'orders' }],
])('there is none without a %s', (_, answers) => {
  expect(planOf(plan, answers)).toBeUndefined();
  expect(planLines({ plan, labels, trades }, answers)).toEqual([]);
});

const labels = {
  ...{ trade: 'Trade', goal: 'Goal', number: 'Number', first: 'First', second: 'Then' },
  ...{
    both: 'Both',
    alternative: 'Or',
    price: '${from} to ${to}',
    orMonthly: '',
    monthlyPrice: '${from} to ${to} a month',
  },
  ...{
    monthlyTotal: 'plus ${from} to ${to} a month',
    weeks: '{from} to {to} weeks',
  },
};
const trades = [{ id: 'bakery', name: 'Bakery' }];

test('is a line each in a message, with a price and a time where there is one', () => {
  const seo = { ...step('seo'), weeks: undefined, time: 'results take months' };
  const changed = { ...plan, services: [step('web', { from: 100, to: 1500 }), seo] };
  expect(planLines({ plan: changed, labels, trades }, { ...asked, website: 'none' })).toEqual([
    '- Trade: Bakery',
    '- Website: None',
    '- Goal: More calls',
    '- Number: Calls a week',
    '- First: Do web ($100 to $1,500, 1 to 2 weeks)',
    '- Then: Do seo (results take months)',
  ]);
});
