import { expect, test } from 'vitest';
import { batchBounds, visitSteps } from '#contract/event-batch.ts';
import { eventBatch, logged, screenView } from '#test/fixtures/event-batches.ts';
import { parseEventBatch } from './parse-event-batch.ts';

test('accepts what pages report of each shape', () => {
  const batch = eventBatch({
    visit: {
      landing: '/services/post/:slug',
      referrer: 'www.google.com',
      source: 'newsletter',
      medium: 'email',
      campaign: 'May',
    },
    reached: visitSteps,
    events: [
      screenView('/'),
      logged({ name: 'sign_up', parameters: { method: 'password' } }),
      logged({ name: 'login', parameters: { method: 'password' } }),
      logged({ name: 'contact_form_failed', parameters: { reason: 'too-many' } }),
      logged({ name: 'article_read', parameters: { page_path: '/services/post/seo' } }),
      logged({
        name: 'web_vital',
        parameters: { metric_name: 'LCP', metric_value: 812.4, screen_name: '/' },
      }),
    ],
  });
  expect(parseEventBatch(batch)).toEqual(batch);
});

const accepted = { ...eventBatch({ reached: ['visited'] }), events: [screenView('/')] };
const view = accepted.events[0];
const vital = { metric_name: 'LCP', metric_value: 1, screen_name: '/' };
const long = 'x'.repeat(batchBounds.text + 1);

test.each<[string, object]>([
  ['a key it does not know', { visitor: 'Rosa' }],
  ['a visit with another key', { visit: { landing: '/', id: 'x' } }],
  ['a landing page elsewhere', { visit: { landing: 'https://evil.example' } }],
  ['a long referrer', { visit: { landing: '/', referrer: long } }],
  ['an unknown step', { reached: ['bought'] }],
  ['a step twice', { reached: ['visited', 'visited'] }],
  ['too many events', { events: Array(batchBounds.events + 1).fill(view) }],
  ['a length that is no number', { events: { length: [{ toString: null }] } }],
  ['an unknown event', { events: [{ ...view, name: 'purchase' }] }],
  ['an event without a time', { events: [{ ...view, at: null }] }],
  [
    'parameters of another event',
    { events: [{ ...view, name: 'open_contact', parameters: { email: 'rosa@shop.example' } }] },
  ],
  [
    'an unknown reason',
    { events: [{ ...view, name: 'contact_form_failed', parameters: { reason: 'rosa' } }] },
  ],
  [
    'a vital below zero',
    { events: [{ ...view, name: 'web_vital', parameters: { ...vital, metric_value: -1 } }] },
  ],
])('rejects %s', (_, change) => {
  expect(parseEventBatch({ ...accepted, ...change })).toBeUndefined();
});

test('rejects an infinite number and a key that JavaScript gives a meaning', () => {
  const json = JSON.stringify(accepted);
  for (const wrong of [
    json.replace(/"at":\d+/, '"at":1e999'),
    `{"__proto__":{},${json.slice(1)}`,
  ]) {
    expect(parseEventBatch(JSON.parse(wrong))).toBeUndefined();
  }
});
