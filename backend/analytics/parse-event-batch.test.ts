import { expect, test } from 'vitest';
import { batchBounds, visitSteps } from '#contract/event-batch.ts';
import { eventBatch, logged, screenView } from '#test/fixtures/event-batches.ts';
import { parseEventBatch } from './parse-event-batch.ts';

test('takes what is counted of the events of each shape, and nothing else', () => {
  const batch = eventBatch({
    visit: {
      landing: '/services/post/:slug',
      ...{ referrer: 'www.google.com', source: 'newsletter', medium: 'email', campaign: 'May' },
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
  expect(parseEventBatch({ ...batch, visitor: 'Rosa' })).toEqual({
    ...{ visit: batch.visit, reached: visitSteps },
    events: [
      { name: 'screen_view', parameters: { page_path: '/', screen_name: '/' } },
      { name: 'sign_up' },
      { name: 'login' },
      { name: 'contact_form_failed', parameters: { reason: 'too-many' } },
      { name: 'article_read', parameters: { page_path: '/services/post/seo' } },
      { name: 'web_vital', parameters: { metric_name: 'LCP', metric_value: 812.4 } },
    ],
  });
});

const long = 'x'.repeat(batchBounds.text + 1);

test.each<[string, object]>([
  ['a landing page elsewhere', { visit: { landing: 'https://evil.example' } }],
  ['a long referrer', { visit: { landing: '/', referrer: long } }],
  ['an unknown step', { reached: ['bought'] }],
  ['a step twice', { reached: ['visited', 'visited'] }],
  ['too many events', { events: Array(batchBounds.events + 1).fill(screenView('/')) }],
  ['a length that is no number', { events: { length: [{ toString: null }] } }],
  ['an unknown event', { events: [{ name: 'purchase' }] }],
  ['parameters of another event', { events: [{ ...screenView('/'), name: 'contact_type' }] }],
  [
    'a vital below zero',
    { events: [{ name: 'web_vital', parameters: { metric_name: 'LCP', metric_value: -1 } }] },
  ],
])('rejects %s', (_, change) => {
  expect(parseEventBatch({ ...eventBatch(), ...change })).toBeUndefined();
});
