import { expect, test } from 'vitest';
import { sampleCounts } from '#test/fixtures/sample-counts.ts';
import { sampleReport } from '#test/fixtures/sample-report.ts';
import { screenLabel } from './report-labels.ts';
import { reportText } from './report-text.ts';

test('prints the sections of a quiet week, with the name last in each row', async () => {
  const counts = sampleCounts({ from: '2026-11-07', to: '2026-11-20', visits: 3 });
  const text = reportText(await sampleReport(counts, { days: '7' }));
  const [head, ...sections] = text.trimEnd().split('\n\n');
  expect(head).toBe(
    'Fourteener: the website, November 14 to November 20, 2026\nCompared with the 7 days before.',
  );
  expect(sections.length).toBeGreaterThan(10);
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      '   21      21  Visits',
      '     21  Article: SEO',
      '   2.9 s  needs work  21 (few)  LCP, main content shown',
    ]),
  );
});

test('prints visits by month for a long period, and how many rows are left out', async () => {
  const counts = sampleCounts({ from: '2026-01-01', to: '2026-03-31', visits: 3 });
  const from = (n: number) =>
    ({ what: 'source-step', first: 'visited', second: `${n}.example` }) as const;
  const sources = Array.from({ length: 20 }, (_, n) => ({
    day: '2026-01-01',
    count: 1,
    ...from(n),
  }));
  const text = reportText(
    await sampleReport([...counts, ...sources], { from: '2026-01-01', to: '2026-03-31' }),
  );
  expect(text).toMatch(/Visits by month\n +Visits  Month\n +\d+  January 2026\n +\d+  February/);
  expect(text).toMatch(/Sources\n(.+\n){13} {2}and \d+ more\n/);
});

test.each([
  ['/', 'Home'],
  ['/services/post/:slug', 'Articles'],
  ['/services/post/seo', 'Article: SEO'],
  ['/articles/window-signs', 'Article: window signs'],
  ['/articles/:slug', 'Other articles'],
  ['/services/post/data-analytics', 'Article: data analytics'],
  ['/for/food-truck', 'Trade: food truck'],
  ['/for/:trade', 'Trades'],
  ['(not found)', 'Page not found'],
])('calls the screen %s “%s”', (name, label) => {
  expect(screenLabel(name)).toBe(label);
});
