import { expect, test } from 'vitest';
import type { EventBatch } from '#contract/event-batch.ts';
import { eventBatch, logged, screenView } from '#test/fixtures/event-batches.ts';
import { campaignOf, countBatch, sourceOf, vitalBucket } from './count-batch.ts';
import { notFound, siteScreens } from './site-screens.ts';

test('counts a visit with its steps, screens, source and campaign', () => {
  const counts = countLines({
    visit: { landing: '/', referrer: 'www.google.com', campaign: 'May' },
    reached: ['visited'],
    events: [
      screenView('/'),
      screenView('/services/post/:slug', '/services/post/seo', '/'),
      logged({ name: 'article_read', parameters: { page_path: '/services/post/seo' } }),
    ],
  });
  expect(counts).toEqual([
    'step: visited | /',
    'source-step: visited | google.com',
    'campaign-step: visited | - / - / may',
    'event: screen_view |',
    'screen: / |',
    'event: screen_view |',
    'screen: /services/post/seo |',
    'event: article_read |',
    'article-read: /services/post/seo |',
  ]);
});

test('counts events by name and code, and vitals by value', () => {
  const counts = countLines({
    events: [
      logged({ name: 'open_contact', parameters: {} }),
      logged({ name: 'contact_type', parameters: { contact_type: 'email' } }),
      logged({ name: 'contact_form_failed', parameters: { reason: 'offline' } }),
      logged({ name: 'sign_up', parameters: { method: 'password' } }),
      logged({
        name: 'web_vital',
        parameters: { metric_name: 'INP', metric_value: 8, screen_name: '/' },
      }),
    ],
  });
  expect(counts).toEqual([
    'event: open_contact |',
    'event: contact_type |',
    'contact-type: email |',
    'event: contact_form_failed |',
    'form-failure: offline |',
    'event: sign_up |',
    'event: web_vital |',
    'INP:  | 10',
  ]);
});

test('counts addresses that the site does not have as one', () => {
  const counts = countLines({
    visit: { landing: '/made-up' },
    reached: ['visited'],
    events: [
      screenView('/404', '/made-up'),
      screenView('/made-up', '/also-made-up', '/404'),
      logged({ name: 'article_read', parameters: { page_path: '/services/post/none' } }),
    ],
  });
  expect(counts.filter((count) => !/^(?:event|source)/.test(count))).toEqual([
    `step: visited | ${notFound}`,
    `screen: ${notFound} |`,
    `screen: ${notFound} |`,
    `article-read: ${notFound} |`,
  ]);
});

test.each([
  ['LCP', 2500, '2500'],
  ['LCP', 2500.1, '2600'],
  ['LCP', Number.MAX_VALUE, '30000'],
  ['CLS', 0.2501, '0.26'],
  ['CLS', 25, '2'],
] as const)('%s of %d is counted as %s', (metric_name, metric_value, bucket) => {
  expect(vitalBucket({ metric_name, metric_value })).toBe(bucket);
});

test.each([
  [{}, ''],
  [{ referrer: 'WWW.Google.com' }, 'google.com'],
  [{ referrer: 'www.google.com', source: 'Newsletter' }, 'newsletter'],
  [{ referrer: 'm.facebook.com', source: ' \u202e\u0000 ' }, 'm.facebook.com'],
  [{ source: 'rosa＠shop.example', referrer: 'mail.example' }, 'mail.example'],
  [{ source: 'a\r\nb\u001b[2J\u202ec' }, 'a b [2jc'],
  [{ source: 'x'.repeat(79) + '🏔️' }, 'x'.repeat(79) + '\ufffd'],
])('%j comes from %j', (visit, source) => {
  expect(sourceOf({ landing: '/', ...visit })).toBe(source);
});

test.each([
  [{}, undefined],
  [{ source: '\u200b', medium: 'rosa@shop.example' }, undefined],
  [{ source: 'Google', medium: 'cpc', campaign: 'Spring' }, 'google / cpc / spring'],
  [{ source: 'letter', campaign: 'to Rosa@Shop.example' }, 'letter / - / -'],
])('%j has the campaign %j', (visit, campaign) => {
  expect(campaignOf({ landing: '/', ...visit })).toBe(campaign);
});

const day = '2026-11-21';

const screens = siteScreens([
  { path: '/', route: '/' },
  { path: '/services/post/seo', route: '/services/post/:slug' },
  { path: '/404', route: '/404' },
]);

/** Returns what the batch of a visitor raises, as one line per count. */
function countLines(batch: Partial<EventBatch>): string[] {
  const counts = countBatch(eventBatch(batch), { day, isCrawler: false, screens });
  return counts.map(({ what, first, second }) => `${what}: ${first} | ${second}`.trimEnd());
}
