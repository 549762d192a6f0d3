import { describe, expect, test } from 'vitest';
import type { DailyCount, DailyCountStore } from '#backend/analytics/daily-counts.ts';

/** What every store of daily counts promises, whatever it is made of. `open` gives an empty one. */
export function dailyCountStoreContract(open: () => Promise<DailyCountStore>): void {
  describe('keeping daily counts', () => {
    test('raises what is counted already, and begins what is not', async () => {
      const store = await open();
      await store.add([count('2026-11-21', 'a', 2), count('2026-11-21', 'b', 1)]);
      await store.add([count('2026-11-21', 'a', 3), count('2026-11-22', 'a', 1)]);
      expect(await sorted(store)).toEqual([
        count('2026-11-21', 'a', 5),
        count('2026-11-21', 'b', 1),
        count('2026-11-22', 'a', 1),
      ]);
    });

    test('tells apart what differs in any part, and adds up what does not', async () => {
      const store = await open();
      const same = {
        day: '2026-11-21',
        what: 'way',
        first: '/',
        second: '/about',
        count: 1,
      } as const;
      await store.add([
        same,
        { ...same, what: 'step' },
        { ...same, first: '/about', second: '/' },
        { ...same, second: '' },
        same,
      ]);
      const kept = await store.between('2026-11-21', '2026-11-21');
      expect(kept.toSorted((a, b) => b.count - a.count)[0]).toEqual({ ...same, count: 2 });
      expect(kept).toHaveLength(4);
    });

    test('gives the days asked for, both included', async () => {
      const store = await open();
      const days = ['2025-12-31', '2026-01-01', '2026-01-31', '2026-02-01'];
      await store.add(days.map((day) => count(day, 'a', 1)));
      const january = await store.between('2026-01-01', '2026-01-31');
      expect(january.map(({ day }) => day).toSorted()).toEqual(['2026-01-01', '2026-01-31']);
      expect(await store.between('2027-01-01', '2027-12-31')).toEqual([]);
    });

    test('loses nothing of what many add at one moment', async () => {
      const store = await open();
      await Promise.all(
        Array.from({ length: 500 }, (_, n) =>
          store.add([count('2026-11-21', 'all', 1), count('2026-11-21', `of ${n % 73}`, 1)]),
        ),
      );
      const kept = await store.between('2026-11-21', '2026-11-21');
      expect(kept).toHaveLength(74);
      expect(kept.find(({ first }) => first === 'all')?.count).toBe(500);
      expect(kept.reduce((sum, each) => sum + each.count, 0)).toBe(1000);
    });

    test('keeps names as they are', async () => {
      const store = await open();
      const names = ["'; drop table daily_counts; --", 'Ã©🏔️', '%', '\\', ' a ', 'A', 'a'];
      await store.add(names.map((name) => count('2026-11-21', name, 1)));
      const kept = await store.between('2026-11-21', '2026-11-21');
      expect(kept.map(({ first }) => first).toSorted()).toEqual(names.toSorted());
    });

    test('has nothing to do for nothing', async () => {
      await expect((await open()).add([])).resolves.toBeUndefined();
    });
  });
}

function count(day: string, first: string, times: number): DailyCount {
  return { day, what: 'screen', first, second: '', count: times };
}

async function sorted(store: DailyCountStore): Promise<readonly DailyCount[]> {
  const kept = await store.between('0000-01-01', '9999-12-31');
  const name = ({ day, first }: DailyCount) => `${day} ${first}`;
  return kept.toSorted((a, b) => (name(a) < name(b) ? -1 : 1));
}
