import { describe, expect, test } from 'vitest';
import type { DailyCount } from '../analytics/daily-counts.ts';
import type { DeliveryRecord } from './delivery-figures.ts';
import { wholeMonth } from './report-period.ts';
import { isComparable, isEmpty, report } from './report.ts';

const came = (day: string, count: number): DailyCount => ({
  day,
  what: 'step',
  first: 'came',
  second: '/',
  count,
});

describe('the report of a month with a change of clocks', () => {
  test('asks for its days, and for messages from midnight to midnight in Denver', async () => {
    const asked: unknown[] = [];
    const made = await reportOf('2026-11', [came('2026-11-01', 2), came('2026-10-01', 5)], asked);
    expect(asked).toEqual([
      ['2026-11-01T06:00:00.000Z', '2026-12-01T07:00:00.000Z'],
      ['2026-10-01T06:00:00.000Z', '2026-11-01T06:00:00.000Z'],
    ]);
    expect([made.figures.steps.came, made.figuresBefore.steps.came]).toEqual([2, 5]);
    expect([made.period.days, made.before.days, made.isUnfinished]).toEqual([30, 31, false]);
  });
});

describe('the month before is', () => {
  test.each([
    ['compared where it was counted from its beginning', '2026-09-02', true],
    ['not compared where it was counted from its middle', '2026-09-14', false],
  ])('%s', async (_, day, comparable) => {
    const made = await reportOf('2026-10', [came('2026-10-01', 1), came(day, 9)]);
    expect(made.before.countedFrom).toBe(day);
    expect(isComparable(made)).toBe(comparable);
  });

  test('not compared where nothing was counted', async () => {
    const made = await reportOf('2026-10', [came('2026-10-01', 1)]);
    expect(made.before).not.toHaveProperty('countedFrom');
    expect(isComparable(made)).toBe(false);
  });
});

test('a report of nothing is known for one', async () => {
  expect(isEmpty(await reportOf('2026-10', [came('2026-09-01', 1)]))).toBe(true);
  expect(isEmpty(await reportOf('2026-10', [came('2026-10-01', 1)]))).toBe(false);
});

function reportOf(month: string, counts: readonly DailyCount[], asked: unknown[] = []) {
  const summed = (from: string, to: string) =>
    Promise.resolve(counts.filter(({ day }) => day >= from && day <= to));
  const deliveries = {
    between(from: number, before: number): Promise<readonly DeliveryRecord[]> {
      asked.push([new Date(from).toISOString(), new Date(before).toISOString()]);
      return Promise.resolve([]);
    },
  };
  return report(
    { counts: { summed }, deliveries },
    { ...wholeMonth(month), site: 'Fourteener', timeZone: 'America/Denver', today: '2026-12-24' },
  );
}
