import { expect, test } from 'vitest';
import type { EventBatch } from '#contract/event-batch.ts';
import { eventBatch, logged, screenView } from '#test/fixtures/event-batches.ts';
import { countBatch } from './count-batch.ts';
import { notFound, siteScreens } from './site-screens.ts';

test('a visit that comes, looks further and reads on', () => {
  const counts = counted({
    visit: { landing: '/', referrer: 'www.google.com' },
    reached: ['came', 'looked-further'],
    events: [
      screenView('/'),
      screenView('/services/post/:slug', '/services/post/seo', '/'),
      logged({ name: 'article_read', parameters: { page_path: '/services/post/seo' } }),
    ],
  });
  expect(counts).toEqual([
    'step: came | /',
    'source-step: came | google.com',
    'step: looked-further | /',
    'source-step: looked-further | google.com',
    'event: screen_view |',
    'screen: / |',
    'way:  | /',
    'event: screen_view |',
    'screen: /services/post/seo |',
    'way: / | /services/post/:slug',
    'event: article_read |',
    'article-read: /services/post/seo |',
  ]);
});

test('what is done on a page, by its codes', () => {
  const counts = counted({
    events: [
      logged({ name: 'open_contact', parameters: {} }),
      logged({ name: 'contact_type', parameters: { contact_type: 'email' } }),
      logged({ name: 'contact_form_start', parameters: {} }),
      logged({ name: 'contact_form_failed', parameters: { reason: 'offline' } }),
      logged({ name: 'phone_click', parameters: {} }),
      logged({ name: 'sign_up', parameters: { method: 'password' } }),
    ],
  });
  expect(counts).toEqual([
    'event: open_contact |',
    'event: contact_type |',
    'contact-type: email |',
    'event: contact_form_start |',
    'event: contact_form_failed |',
    'form-failure: offline |',
    'event: phone_click |',
    'event: sign_up |',
  ]);
});

test('vitals by the screen and their bucket', () => {
  const vital = (metric_name: 'LCP' | 'INP' | 'CLS', metric_value: number) =>
    logged({ name: 'web_vital', parameters: { metric_name, metric_value, screen_name: '/' } });
  const counts = counted({ events: [vital('LCP', 41), vital('INP', 8), vital('CLS', 0.1234)] });
  expect(counts.filter((count) => !count.startsWith('event'))).toEqual([
    'LCP: / | 41',
    'INP: / | 8',
    'CLS: / | 0.123',
  ]);
});

test('a campaign beside the source, where the address names one', () => {
  const visit = {
    landing: '/',
    referrer: 'mail.example',
    source: 'Newsnotification',
    campaign: 'May',
  };
  expect(counted({ visit, reached: ['came'] })).toEqual([
    'step: came | /',
    'source-step: came | newsnotification',
    'campaign-step: came | newsnotification / - / may',
  ]);
});

test('addresses that the site does not have are counted together', () => {
  const counts = counted({
    visit: { landing: '/made-up' },
    reached: ['came'],
    events: [
      screenView('/404', '/made-up'),
      screenView('/made-up', '/also-made-up', '/404'),
      logged({ name: 'article_read', parameters: { page_path: '/services/post/none' } }),
    ],
  });
  expect(counts.filter((count) => !/^(?:event|source)/.test(count))).toEqual([
    `step: came | ${notFound}`,
    `screen: ${notFound} |`,
    'way:  | /404',
    `screen: ${notFound} |`,
    `way: /404 | ${notFound}`,
    `article-read: ${notFound} |`,
  ]);
});

test('a page that answers under another address is counted by its own', () => {
  expect(counted({ events: [screenView('/contact-problem', '/api/contact')] })).toContain(
    'screen: /contact-problem |',
  );
});

test('while the site is not built, every address is taken for one of its own', () => {
  const batch = eventBatch({ events: [screenView('/new', '/new')] });
  const circumstances = { day: '2026-11-21', isCrawler: false, screens: siteScreens(undefined) };
  expect(countBatch(batch, circumstances)).toContainEqual({
    ...{ day: '2026-11-21', what: 'screen', first: '/new', second: '' },
    count: 1,
  });
});

test('a sent message counts only where it was checked, on the day of the message', () => {
  const sent = {
    visit: { landing: '/', referrer: 'google.com' },
    reached: ['came', 'sent-message'],
    events: [logged({ name: 'contact_form_sent', parameters: {} })],
  } satisfies Partial<EventBatch>;
  expect(counted(sent)).toEqual(['step: came | /', 'source-step: came | google.com']);
  const circumstances = { day: '2026-11-21', isCrawler: false, screens };
  const claimed = countBatch(eventBatch(sent), { ...circumstances, messageDays: ['2026-11-20'] });
  expect(claimed.slice(2)).toEqual(
    [
      { what: 'event', first: 'contact_form_sent', second: '' },
      { what: 'step', first: 'sent-message', second: '/' },
      { what: 'source-step', first: 'sent-message', second: 'google.com' },
    ].map((count) => ({ day: '2026-11-20', ...count, count: 1 })),
  );
});

test('a crawler counts nowhere but among crawlers', () => {
  const batch = eventBatch({
    reached: ['came', 'looked-further'],
    events: [
      screenView('/'),
      screenView('/services'),
      logged({ name: 'open_contact', parameters: {} }),
    ],
  });
  const crawler = { day: '2026-11-21', what: 'crawler', first: '', second: '', count: 1 };
  expect(countBatch(batch, { day: '2026-11-21', isCrawler: true, screens })).toEqual([
    crawler,
    crawler,
  ]);
});

const screens = siteScreens([
  { path: '/', route: '/' },
  { path: '/services', route: '/services' },
  { path: '/services/post/seo', route: '/services/post/:slug' },
  { path: '/contact-problem', route: '/contact-problem' },
  { path: '/404', route: '/404' },
]);

/** What the batch of a visitor raises, in a line each. */
function counted(batch: Partial<EventBatch>): string[] {
  const circumstances = { day: '2026-11-21', isCrawler: false, screens };
  return countBatch(eventBatch(batch), circumstances).map(({ day, what, first, second, count }) => {
    expect({ day, count }).toEqual({ day: '2026-11-21', count: 1 });
    return `${what}: ${first} | ${second}`.trimEnd();
  });
}
