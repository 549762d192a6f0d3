import { expect, test } from 'vitest';
import type { DailyCount } from '../analytics/daily-counts.ts';
import { reportPeriod } from './report-period.ts';
import type { DeliveryRecord } from './report-sources.ts';
import { isComparable, report } from './report.ts';

test('reads the days of the period and the messages between its midnights in Denver', async () => {
  const asked: string[][] = [];
  const { figures, before } = await reportOf(
    [visits('2026-11-01', 2), visits('2026-10-05', 5)],
    (from, end) => {
      asked.push([new Date(from).toISOString(), new Date(end).toISOString()]);
      return [];
    },
  );
  // The clocks change on November 1.
  expect(asked).toEqual([
    ['2026-11-01T06:00:00.000Z', '2026-12-01T07:00:00.000Z'],
    ['2026-10-02T06:00:00.000Z', '2026-11-01T06:00:00.000Z'],
  ]);
  expect([figures.steps.visited, before.steps.visited]).toEqual([2, 5]);
});

test.each([
  ['compares with a period counted from its start', '2026-10-04', true],
  ['does not compare with a period counted in part', '2026-10-14', false],
  ['does not compare with a period without counts', '2026-11-14', false],
])('%s', async (_, day, comparable) => {
  expect(isComparable(await reportOf([visits(day, 9)]))).toBe(comparable);
});

test('counts stored messages and the states of their notifications', async () => {
  const inquiry = (state: 'sent' | 'waiting') => ({ kind: 'inquiry', state }) as const;
  const records: readonly DeliveryRecord[] = [
    {
      looksLikeSpam: true,
      notifications: [inquiry('sent'), { kind: 'confirmation', state: 'given-up' }],
    },
    { looksLikeSpam: false, notifications: [inquiry('waiting')] },
  ];
  const { delivery, figures } = await reportOf([], () => records);
  expect(delivery).toEqual({
    messages: 2,
    looksLikeSpam: 1,
    notifications: [
      { kind: 'inquiry', sent: 1, waiting: 1, givenUp: 0 },
      { kind: 'confirmation', sent: 0, waiting: 0, givenUp: 1 },
    ],
  });
  expect(figures.steps['sent-message']).toBe(2);
});

function visits(day: string, count: number): DailyCount {
  return { day, what: 'step', first: 'visited', second: '/', count };
}

function reportOf(
  counts: readonly DailyCount[],
  between: (from: number, before: number) => readonly DeliveryRecord[] = () => [],
) {
  const today = '2026-12-24';
  return report(
    {
      dailyCounts: {
        between: (from, to) =>
          Promise.resolve(counts.filter(({ day }) => day >= from && day <= to)),
      },
      deliveries: { between: (from, before) => Promise.resolve(between(from, before)) },
    },
    {
      ...reportPeriod({ from: '2026-11-01', to: '2026-11-30' }, today),
      site: 'Fourteener',
      timeZone: 'America/Denver',
      today,
    },
  );
}
