import { describe, expect, test } from 'vitest';
import type { DailyCount, DailyCountStore } from '#backend/analytics/daily-counts.ts';

/** What every `DailyCountStore` promises. `open` returns an empty one. */
export function dailyCountStoreContract(open: () => Promise<DailyCountStore>): void {
  describe('daily counts', () => {
    test('are added to the stored count, and separate if they differ in any part', async () => {
      const store = await open();
      const same = {
        day: '2026-11-21',
        what: 'source-step',
        first: '/',
        second: '/about',
        count: 1,
      } as const;
      await store.add([
        same,
        { ...same, what: 'step' },
        { ...same, first: '/about', second: '/' },
        { ...same, second: '' },
      ]);
      await store.add([same]);
      const stored = await store.between('2026-11-21', '2026-11-21');
      expect(stored.toSorted((a, b) => b.count - a.count)[0]).toEqual({ ...same, count: 2 });
      expect(stored).toHaveLength(4);
    });

    test('are returned for a period, first and last day included', async () => {
      const store = await open();
      const days = ['2025-12-31', '2026-01-01', '2026-01-31', '2026-02-01'];
      await store.add(days.map((day) => count(day, 'a', 1)));
      const january = await store.between('2026-01-01', '2026-01-31');
      expect(january.map(({ day }) => day).toSorted()).toEqual(['2026-01-01', '2026-01-31']);
      expect(await store.between('2027-01-01', '2027-12-31')).toEqual([]);
    });

    test('are all counted when many arrive at once', async () => {
      const store = await open();
      await Promise.all(
        Array.from({ length: 500 }, (_, n) =>
          store.add([count('2026-11-21', 'all', 1), count('2026-11-21', `of ${n % 73}`, 1)]),
        ),
      );
      const stored = await store.between('2026-11-21', '2026-11-21');
      expect(stored).toHaveLength(74);
      expect(stored.find(({ first }) => first === 'all')?.count).toBe(500);
      expect(stored.reduce((sum, each) => sum + each.count, 0)).toBe(1000);
    });

    test('keep their names unchanged', async () => {
      const store = await open();
      const names = ["'; drop table daily_counts; --", 'Ã©🏔️', '%', '\\', ' a ', 'A', 'a'];
      await store.add(names.map((name) => count('2026-11-21', name, 1)));
      const stored = await store.between('2026-11-21', '2026-11-21');
      expect(stored.map(({ first }) => first).toSorted()).toEqual(names.toSorted());
    });
  });
}

function count(day: string, first: string, times: number): DailyCount {
  return { day, what: 'screen', first, second: '', count: times };
}
