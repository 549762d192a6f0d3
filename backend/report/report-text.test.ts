import { expect, test } from 'vitest';
import { sampleCounts } from '#test/fixtures/sample-counts.ts';
import { sampleReport } from '#test/fixtures/sample-report.ts';
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
