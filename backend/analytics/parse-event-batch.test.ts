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
  expect(parseEventBatch(JSON.stringify(batch))).toEqual({ ok: true, batch });
});

test.each(['{', '', 'Rosa'])('rejects %j, which is not JSON', (json) => {
  expect(parseEventBatch(json)).toEqual({ ok: false, problem: 'Not JSON' });
});

const accepted = { ...eventBatch({ reached: ['visited'] }), events: [screenView('/')] };
const view = accepted.events[0];
const vital = { metric_name: 'LCP', metric_value: 1, screen_name: '/' };
const long = 'x'.repeat(batchBounds.text + 1);

test.each<[string, object, string]>([
  ['a key it does not know', { visitor: 'Rosa' }, ''],
  ['a landing page elsewhere', { visit: { landing: 'https://evil.example' } }, 'visit.landing'],
  ['a long referrer', { visit: { landing: '/', referrer: long } }, 'visit.referrer'],
  ['a step twice', { reached: ['visited', 'visited'] }, 'reached'],
  ['too many events', { events: Array(batchBounds.events + 1).fill(view) }, 'events'],
  ['a length that is no number', { events: { length: [{ toString: null }] } }, 'events'],
  ['an unknown event', { events: [{ ...view, name: 'purchase' }] }, 'events[0].name'],
  ['an event without a time', { events: [{ ...view, at: null }] }, 'events[0].at'],
  [
    'parameters of another event',
    { events: [{ ...view, name: 'open_contact', parameters: { email: 'rosa@shop.example' } }] },
    'events[0].parameters',
  ],
  [
    'a vital below zero',
    { events: [{ ...view, name: 'web_vital', parameters: { ...vital, metric_value: -1 } }] },
    'events[0].parameters.metric_value',
  ],
])('rejects %s', (_, change, place) => {
  const problem = `Not a batch of events${place === '' ? '' : `: ${place} is wrong`}`;
  expect(parseEventBatch(JSON.stringify({ ...accepted, ...change }))).toEqual({
    ok: false,
    problem,
  });
});

test('rejects an infinite number and a key that JavaScript gives a meaning', () => {
  const json = JSON.stringify(accepted);
  expect(parseEventBatch(json.replace(/"at":\d+/, '"at":1e999'))).toMatchObject({ ok: false });
  expect(parseEventBatch(`{"__proto__":{},${json.slice(1)}`)).toMatchObject({ ok: false });
});
