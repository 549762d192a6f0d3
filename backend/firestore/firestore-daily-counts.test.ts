import { Firestore, Query } from 'firebase-admin/firestore';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { sampleCounts } from '#test/fixtures/sample-counts.ts';
import { firestoreEmulator, newProject } from '#test/fixtures/firestore-emulator.ts';
import { vitalBucket } from '../analytics/count-batch.ts';
import type { DailyCount } from '../analytics/daily-counts.ts';
import { figures } from '../report/figures.ts';
import { openFirestoreStore } from './open-firestore-store.ts';

const emulator = firestoreEmulator();

describe.skipIf(emulator.missing !== undefined)(
  `daily counts on Firestore${emulator.skipNote}`,
  () => {
    const open = (project?: string) =>
      openFirestoreStore(emulator.open(project), { countPause: 10 });

    test('are the sum of what many instances have counted', async () => {
      const project = newProject();
      const instances = Array.from({ length: 6 }, () => open(project));
      for (let round = 0; round < 5; round++) {
        await Promise.all(instances.map(({ dailyCounts }) => dailyCounts.add([screen('/')])));
      }
      expect(await open(project).dailyCounts.between(day, day)).toEqual([
        { ...screen('/'), count: 30 },
      ]);
    });

    test('say added up what those of each day say', async () => {
      const store = open();
      const [from, to] = ['2026-10-25', '2026-11-18'];
      await store.dailyCounts.add(
        sampleCounts({ from: '2026-10-20', to: '2026-11-20', visits: 6 }),
      );
      const summed = await store.reportCounts.summed(from, to);
      const daily = await store.dailyCounts.between(from, to);
      expect(summed.length).toBeLessThan(daily.length);
      expect(figures(summed, from, to)).toEqual(figures(daily, from, to));
    });

    test('take any name, and lose none of those that become the same', async () => {
      const { dailyCounts } = open();
      const names = ['', '.', 'a.b`c\\', '__proto__', 'constructor', '__name__', '\0', '7', '/'];
      const wrong = ['\ud800', '\udc00', '\ufffd'];
      await dailyCounts.add([...names, ...wrong].map(screen));
      const kept = await dailyCounts.between(day, day);
      expect(kept.map(({ first }) => first).toSorted()).toEqual([...names, '\ufffd'].toSorted());
      expect(kept.find(({ first }) => first === '\ufffd')?.count).toBe(3);
    });

    test('of the fullest day that can be made up fit into its document', async () => {
      const firestore = emulator.open();
      const { dailyCounts } = openFirestoreStore(firestore, { countPause: 10 });
      const fullest = fullestDay();
      await dailyCounts.add(fullest);
      await dailyCounts.add(fullest);
      const kept = await dailyCounts.between(day, day);
      expect(kept).toHaveLength(fullest.length);
      expect(new Set(kept.map(({ count }) => count))).toEqual(new Set([2]));
      const { docs } = await firestore.collection('dailyCounts').get();
      expect(docs).toHaveLength(1);
      // A name takes its bytes and one more, a number eight.
      expect(sizeOf(docs[0]?.data().counts)).toBeLessThan(0.75 * 2 ** 20);
    });

    test('of several instances that fill one document go on in another, and none is lost', async () => {
      const project = newProject();
      const firestore = emulator.open(project);
      const chance = vi.spyOn(Math, 'random').mockReturnValue(0);
      const instances = Array.from({ length: 6 }, () => open(project));
      chance.mockRestore();
      const added = instances.map((_, place) => madeUp(names(1, 20), 1000 * (1 + place)));
      for (let round = 0; round < 2; round++) {
        for (const [place, { dailyCounts }] of instances.entries()) {
          await dailyCounts.add(added[place] ?? []);
        }
      }
      const kept = await open(project).dailyCounts.between(day, day);
      expect(kept).toHaveLength(added.flat().length);
      expect(new Set(kept.map(({ count }) => count))).toEqual(new Set([2]));
      const { docs } = await firestore.collection('dailyCounts').get();
      expect(docs.map(({ id }) => id)).toEqual([`${day}.0`, `${day}.4`]);
    });

    test('that are still gathered when the store closes are kept', async () => {
      const project = newProject();
      const closing = openFirestoreStore(emulator.open(project), { countPause: 60_000 });
      const adding = closing.dailyCounts.add([screen('/about')]);
      await closing.close();
      await adding;
      expect(await open(project).dailyCounts.between(day, day)).toEqual([screen('/about')]);
    });
  },
);

test('names of a day are waited for as long as a visitor waits, a report’s counts longer', async () => {
  vi.useFakeTimers();
  vi.spyOn(Query.prototype, 'get').mockReturnValue(new Promise(() => undefined));
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
  const { dailyCounts, reportCounts } = openFirestoreStore(new Firestore({ projectId: 'silent' }));
  const [names, report] = [dailyCounts.between(day, day), reportCounts.summed(day, day)];
  const refused = Promise.all([
    expect(names).rejects.toThrow('no answer within 15 seconds'),
    expect(report).rejects.toThrow('no answer within 120 seconds'),
  ]);
  await vi.advanceTimersByTimeAsync(120_000);
  await refused;
});

const day = '2026-11-21';

function screen(first: string): DailyCount {
  return { day, what: 'screen', first, second: '', count: 1 };
}

/** As many names as `bounded-names.ts` lets in, of the greatest length, and vitals in each bucket. */
function fullestDay(): DailyCount[] {
  const [steps, routes] = [names(6, 20), names(16, 20)];
  const buckets = (metric_name: 'LCP' | 'INP' | 'CLS') =>
    new Set(
      Array.from({ length: 60_000 }, (_, n) =>
        vitalBucket({ metric_name, metric_value: metric_name === 'CLS' ? n / 10_000 : n }),
      ),
    );
  return [
    ...names(500, 60).flatMap((path) => [one('screen', path), one('article-read', path)]),
    ...routes.flatMap((before) => routes.map((after) => one('way', before, after))),
    ...steps.flatMap((step) => routes.map((route) => one('step', step, route))),
    ...madeUp(steps),
    ...routes.flatMap((route) => [
      ...(['LCP', 'INP', 'CLS'] as const).flatMap((vital) =>
        [...buckets(vital)].map((bucket) => one(vital, route, bucket)),
      ),
    ]),
  ];
}

/** The part of it that visitors name as they like, with numbers from `from` on. */
function madeUp(steps: readonly string[], from = 0): DailyCount[] {
  const long = (length: number) =>
    names(200, length, from).map((name) => name.replaceAll('x', '界'));
  return steps.flatMap((step) => [
    ...long(80).map((source) => one('source-step', step, source)),
    ...long(246).map((campaign) => one('campaign-step', step, campaign)),
  ]);
}

function one(what: DailyCount['what'], first: string, second = ''): DailyCount {
  return { day, what, first, second, count: 1 };
}

function names(count: number, length: number, from = 0): readonly string[] {
  return Array.from({ length: count }, (_, n) => String(from + n).padStart(length, 'x'));
}

function sizeOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 8;
  return Object.entries(value).reduce(
    (sum, [name, inner]) => sum + Buffer.byteLength(name) + 1 + sizeOf(inner),
    0,
  );
}
