import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { planPage, type Content } from '#content-model/content.ts';
import { fillSlots } from '#content-model/fill-slots.ts';
import { Sheet } from './sheet.tsx';

const service = { service: 'web', step: 'Build a website', weeks: { from: 1, to: 2 } };
const plan: NonNullable<Content['plan']> = {
  sample: false,
  goals: [{ id: 'calls', name: 'More calls' }],
  questions: [],
  services: [{ ...service, weDo: 'We build.', youDo: 'You read.', not: 'It does not cook.' }],
  always: [],
  trades: [{ trade: 'bakery', needs: [{ goal: 'calls', number: 'Calls', services: ['web'] }] }],
};
const sheetOf = (changed: typeof plan) => renderToStaticMarkup(<Sheet plan={changed} />);

test('says nothing of prices that an agency does not publish', () => {
  const sheet = sheetOf(plan);
  const weeks = fillSlots(planPage.sheet.weeks, service.weeks);
  expect(sheet).toContain(`>${weeks}<`);
  expect(sheet).toMatch(/data-if-known="true" hidden=""><span data-plan-text="namedStart"/);
  expect(sheet.replaceAll(/<[^>]+>/g, '')).not.toContain('undefined');
  for (const name of ['more', 'less'] as const) {
    expect(sheet).not.toContain(`>${planPage.sheet[name]}<`);
  }
});

test('marks sample weeks and prices in each list', () => {
  const services = plan.services.map((each) => ({ ...each, price: { from: 1, to: 2 } }));
  const sheet = sheetOf({ ...plan, sample: true, services });
  const price = fillSlots(planPage.sheet.price, { from: 1, to: 2 });
  // At the top, in its row, in its step, and without a script.
  expect(sheet.split(price)).toHaveLength(5);
  // One for the sheet, one for what may come first, and one for the plans without a script.
  expect(sheet.split(`>${planPage.sheet.example}<`)).toHaveLength(4);
});
