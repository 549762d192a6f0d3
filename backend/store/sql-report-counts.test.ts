import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sampleCounts } from '#test/fixtures/sample-counts.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { figures } from '../analytics/report/figures.ts';
import { openSqliteStore } from './open-sqlite-store.ts';

test('counts that the database has added up say what those of each day say', async () => {
  const store = await openSqliteStore(join(await temporaryFolder(), 'messages.sqlite'));
  onTestFinished(() => store.close());
  await store.dailyCounts.add(sampleCounts({ from: '2026-10-20', to: '2026-11-20', visits: 6 }));
  const [from, to] = ['2026-10-25', '2026-11-18'];
  const summed = await store.reportCounts.summed(from, to);
  const daily = await store.dailyCounts.between(from, to);
  expect(summed.length).toBeLessThan(daily.length);
  expect(figures(summed, from, to)).toEqual(figures(daily, from, to));
  expect(summed.map(({ day }) => day).sort()[0]).toBe(from);
});
