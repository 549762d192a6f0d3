import { expect, test } from 'vitest';
import type { CountedThing, DailyCount } from '../analytics/daily-counts.ts';
import { figures, notAttributed } from './figures.ts';

const day = '2026-11-20';

test('adds up the counts of the period by step, screen, source and campaign', () => {
  const all = figures(
    [
      row('step', 'visited', '/', 6, '2026-11-19'),
      row('step', 'visited', '/', 4),
      row('step', 'visited', '/about', 3),
      row('step', 'called', '/about', 1),
      row('source-step', 'visited', '', 8),
      row('source-step', 'visited', 'google.com', 5),
      row('source-step', 'wrote-email', 'only-emailed.example', 1),
      row('campaign-step', 'visited', 'mailer / post / fall', 2),
      row('screen', '/', '', 9),
      row('screen', '/about', '', 9),
      row('crawler', '', '', 7),
      row('step', 'visited', '/', 100, '2026-11-21'),
    ],
    '2026-11-18',
    day,
  );
  expect(all.steps).toMatchObject({ visited: 13, called: 1, 'wrote-email': 0 });
  expect(all.visitsByDay).toEqual([
    { day: '2026-11-18', visits: 0 },
    { day: '2026-11-19', visits: 6 },
    { day: '2026-11-20', visits: 7 },
  ]);
  expect(all.firstScreens.map(({ name, steps }) => [name, steps.visited, steps.called])).toEqual([
    ['/', 10, 0],
    ['/about', 3, 1],
  ]);
  expect(all.sources.map(({ name, steps }) => [name, steps.visited])).toEqual([
    ['', 8],
    ['google.com', 5],
    ['only-emailed.example', 0],
  ]);
  expect(all.campaigns.map(({ name }) => name)).toEqual(['mailer / post / fall']);
  expect(all.screens).toEqual([
    { name: '/', count: 9 },
    { name: '/about', count: 9 },
  ]);
  expect([all.views, all.crawlerViews]).toEqual([18, 7]);
});

test('gives messages that no visit claimed a row of their own, so that rows add up', () => {
  const of = (counted: number) => {
    const counts = [
      row('message', '', '', counted),
      row('step', 'sent-message', '/', 1),
      row('source-step', 'sent-message', 'google.com', 1),
    ];
    const { steps, firstScreens, sources } = figures(counts, day, day);
    const sent = [...firstScreens, ...sources].map((one) => [one.name, one.steps['sent-message']]);
    return [steps['sent-message'], ...sent];
  };
  expect(of(1)).toEqual([1, ['/', 1], ['google.com', 1]]);
  expect(of(3)).toEqual([
    ...[3, ['/', 1], [notAttributed, 2], ['google.com', 1]],
    [notAttributed, 2],
  ]);
});

test('takes vitals at the 75th percentile of all days', () => {
  const [lcp] = vitals(
    row('LCP', '', '1000', 2),
    row('LCP', '', '1000', 1, '2026-11-19'),
    row('LCP', '', '2600', 1),
    row('LCP', '', '4100', 2),
    row('LCP', '', '900', 1),
    row('LCP', '', 'no number', 5),
  );
  expect(lcp).toEqual({ metric: 'LCP', measurements: 7, p75: 4100, rating: 'poor' });
  expect(vitals()[0]).toMatchObject({ measurements: 0, p75: undefined, rating: undefined });
});

test.each([
  ['LCP', '2500', 'good'],
  ['LCP', '2501', 'needs work'],
  ['INP', '501', 'poor'],
  ['CLS', '0.1', 'good'],
  ['CLS', '0.251', 'poor'],
] as const)('rates %s of %s as %s', (metric, value, rating) => {
  const found = vitals(row(metric, '/', value, 1)).find((one) => one.metric === metric);
  expect(found).toMatchObject({ p75: Number(value), rating });
});

function vitals(...rows: DailyCount[]) {
  return figures(rows, '2026-11-18', day).vitals;
}

function row(what: CountedThing, first: string, second: string, count: number, on = day) {
  return { day: on, what, first, second, count };
}
