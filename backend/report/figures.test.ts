import { describe, expect, test } from 'vitest';
import type { CountedThing, DailyCount } from '../analytics/daily-counts.ts';
import { figures, notAttributed } from './figures.ts';

const day = '2026-11-20';
const row = (
  what: CountedThing,
  first: string,
  second: string,
  count: number,
  on = day,
): DailyCount => ({
  day: on,
  what,
  first,
  second,
  count,
});

describe('the figures of known counts', () => {
  const all = figures(
    [
      row('step', 'came', '/', 6, '2026-11-19'),
      row('step', 'came', '/', 4),
      row('step', 'came', '/about', 3),
      row('step', 'looked-further', '/', 5),
      row('step', 'turned-to-contact', '/', 3),
      row('step', 'started-form', '/', 2),
      row('step', 'sent-message', '/', 1),
      row('step', 'called', '/about', 1),
      row('source-step', 'came', '', 8),
      row('source-step', 'came', 'google.com', 5),
      row('source-step', 'sent-message', 'google.com', 1),
      row('source-step', 'wrote-mail', 'only-mailed.example', 1),
      row('campaign-step', 'came', 'mailer / post / fall', 2),
      row('screen', '/', '', 9),
      row('screen', '/about', '', 9),
      row('way', '', '/', 10),
      row('way', '/', '/about', 4),
      row('contact-type', 'call', '', 2),
      row('form-failure', 'offline', '', 1),
      row('article-read', '/services/post/seo', '', 2),
      row('crawler', '', '', 7),
      row('event', 'screen_view', '', 18),
      row('step', 'came', '/', 100, '2026-11-21'),
    ],
    '2026-11-18',
    day,
  );

  test('add up the steps of all visits, and of each first screen and source', () => {
    expect(all.steps).toEqual({
      came: 13,
      'looked-further': 5,
      'turned-to-contact': 3,
      'started-form': 2,
      'sent-message': 1,
      called: 1,
      'wrote-mail': 0,
    });
    expect(all.firstScreens.map(({ name, steps }) => [name, steps.came, steps.called])).toEqual([
      ['/', 10, 0],
      ['/about', 3, 1],
    ]);
    expect(
      all.sources.map(({ name, steps }) => [
        name,
        steps.came,
        steps['sent-message'],
        steps['wrote-mail'],
      ]),
    ).toEqual([
      ['', 8, 0, 0],
      ['google.com', 5, 1, 0],
      ['only-mailed.example', 0, 0, 1],
    ]);
    expect(all.campaigns.map(({ name }) => name)).toEqual(['mailer / post / fall']);
  });

  test('have every day of the period, and none outside of it', () => {
    expect(all.visitsByDay).toEqual([
      { day: '2026-11-18', visits: 0 },
      { day: '2026-11-19', visits: 6 },
      { day: '2026-11-20', visits: 7 },
    ]);
  });

  test('order screens by views and name, and count crawlers apart', () => {
    expect(all.screens).toEqual([
      { name: '/', count: 9 },
      { name: '/about', count: 9 },
    ]);
    expect(all.views).toBe(18);
    expect(all.crawlerViews).toBe(7);
  });

  test('take only what leads from a screen for a way between two', () => {
    expect(all.ways).toEqual([{ from: '/', to: '/about', count: 4 }]);
  });

  test('give the messages that no visit was credited with a row, so that rows add up', () => {
    const of = (messages: number, stored?: number) =>
      figures(
        [
          row('message', '', '', messages),
          row('step', 'came', '/', 4),
          row('step', 'sent-message', '/', 1),
          row('source-step', 'came', 'google.com', 4),
          row('source-step', 'sent-message', 'google.com', 1),
        ],
        day,
        day,
        stored,
      );
    const sent = ({ steps, firstScreens, sources }: ReturnType<typeof figures>) => [
      steps['sent-message'],
      firstScreens.map((one) => [one.name, one.steps['sent-message']]),
      sources.map((one) => [one.name, one.steps['sent-message']]),
    ];
    expect(sent(of(3))).toEqual([
      3,
      [
        ['/', 1],
        [notAttributed, 2],
      ],
      [
        ['google.com', 1],
        [notAttributed, 2],
      ],
    ]);
    expect(sent(of(1))).toEqual([1, [['/', 1]], [['google.com', 1]]]);
    // Some of them came before messages were counted.
    expect(of(1, 5).steps['sent-message']).toBe(5);
    // Some of them were deleted.
    expect(of(5, 1).steps['sent-message']).toBe(5);
  });

  test('are zero where nothing was counted', () => {
    const none = figures([], day, day);
    expect(none.steps.came).toBe(0);
    expect(none.vitals.map(({ measurements, p75 }) => [measurements, p75])).toEqual([
      [0, undefined],
      [0, undefined],
      [0, undefined],
    ]);
  });
});

describe('vitals', () => {
  const vitals = (...rows: DailyCount[]) => figures(rows, '2026-11-18', day).vitals;

  test('are as three out of four had them, on all screens and on each', () => {
    const [lcp] = vitals(
      row('LCP', '/', '1000', 2),
      row('LCP', '/', '1000', 1, '2026-11-19'),
      row('LCP', '/', '2600', 1),
      row('LCP', '/about', '4100', 2),
      row('LCP', '/about', '900', 1),
      row('LCP', '/about', 'no number', 5),
    );
    expect(lcp).toEqual({
      metric: 'LCP',
      measurements: 7,
      p75: 4100,
      rating: 'poor',
      screens: [
        { screen: '/', measurements: 4, p75: 1000, rating: 'good' },
        { screen: '/about', measurements: 3, p75: 4100, rating: 'poor' },
      ],
    });
  });

  test.each([
    ['LCP', '2500', 'good'],
    ['LCP', '2501', 'needs work'],
    ['LCP', '4001', 'poor'],
    ['INP', '200', 'good'],
    ['INP', '500', 'needs work'],
    ['CLS', '0.1', 'good'],
    ['CLS', '0.101', 'needs work'],
    ['CLS', '0.251', 'poor'],
  ] as const)('%s of %s is %s, where Google draws the line', (metric, value, rating) => {
    const found = vitals(row(metric, '/', value, 1)).find((one) => one.metric === metric);
    expect(found).toMatchObject({ p75: Number(value), rating });
  });

  test('agree with sorting every single measurement', () => {
    const measured = Array.from({ length: 101 }, (_, index) => (index * 7919) % 3000);
    const [lcp] = vitals(...measured.map((value) => row('LCP', '/', String(value), 1)));
    expect(lcp?.p75).toBe(measured.toSorted((a, b) => a - b)[Math.ceil(101 * 0.75) - 1]);
  });
});
