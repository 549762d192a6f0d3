import { describe, expect, test } from 'vitest';
import { firestoreEmulator, newProject } from '#test/fixtures/firestore-emulator.ts';
import { vitalBucket } from '../analytics/count-batch.ts';
import type { DailyCount } from '../analytics/daily-counts.ts';
import { openFirestoreStore } from './open-firestore-store.ts';

const emulator = firestoreEmulator();

describe.skipIf(emulator.missing !== undefined)(
  `daily counts on Firestore${emulator.skipNote}`,
  () => {
    const open = (project?: string) => openFirestoreStore(emulator.open(project), 10);

    test('are the sum of what two instances count at one moment', async () => {
      const project = newProject();
      const instances = [open(project), open(project)];
      await Promise.all(instances.map(({ dailyCounts }) => dailyCounts.add([screen('/')])));
      expect(await open(project).dailyCounts.between(day, day)).toEqual([
        { ...screen('/'), count: 2 },
      ]);
    });

    test('take any name', async () => {
      const { dailyCounts } = open();
      const names = ['', '.', 'a.b`c\\', '__proto__', 'constructor', '__name__', '\0', '7', '/'];
      await dailyCounts.add(names.map(screen));
      const stored = await dailyCounts.between(day, day);
      expect(stored.map(({ first }) => first).toSorted()).toEqual(names.toSorted());
    });

    test('of the fullest day that visitors can make up fit into one document', async () => {
      const firestore = emulator.open();
      const { dailyCounts } = openFirestoreStore(firestore, 10);
      const fullest = fullestDay();
      await dailyCounts.add(fullest);
      await dailyCounts.add(fullest);
      const stored = await dailyCounts.between(day, day);
      expect(stored).toHaveLength(fullest.length);
      expect(new Set(stored.map(({ count }) => count))).toEqual(new Set([2]));
      const { docs } = await firestore.collection('dailyCounts').get();
      expect(docs).toHaveLength(1);
      expect(sizeOf(docs[0]?.data().counts)).toBeLessThan(0.75 * 2 ** 20);
    });

    test('that wait to be written are written when the store closes', async () => {
      const project = newProject();
      const closing = openFirestoreStore(emulator.open(project), 60_000);
      const adding = closing.dailyCounts.add([screen('/about')]);
      await closing.close();
      await adding;
      expect(await open(project).dailyCounts.between(day, day)).toEqual([screen('/about')]);
    });
  },
);

const day = '2026-11-21';

function screen(first: string): DailyCount {
  return one('screen', first);
}

/** As many names as `bounded-names.ts` admits, at their greatest length, and vitals in every bucket. */
function fullestDay(): DailyCount[] {
  const [steps, routes] = [names(6, 20), names(16, 20)];
  const longNames = (length: number) =>
    names(200, length).map((name) => name.replaceAll('x', '界'));
  const buckets = (metric_name: 'LCP' | 'INP' | 'CLS') =>
    new Set(
      Array.from({ length: 60_000 }, (_, n) =>
        vitalBucket({ metric_name, metric_value: metric_name === 'CLS' ? n / 10_000 : n }),
      ),
    );
  return [
    ...names(500, 60).flatMap((path) => [one('screen', path), one('article-read', path)]),
    ...steps.flatMap((step) => [
      ...routes.map((route) => one('step', step, route)),
      ...longNames(80).map((source) => one('source-step', step, source)),
      ...longNames(246).map((campaign) => one('campaign-step', step, campaign)),
    ]),
    ...routes.flatMap((route) => [
      ...(['LCP', 'INP', 'CLS'] as const).flatMap((vital) =>
        [...buckets(vital)].map((bucket) => one(vital, route, bucket)),
      ),
    ]),
  ];
}

function one(what: DailyCount['what'], first: string, second = ''): DailyCount {
  return { day, what, first, second, count: 1 };
}

function names(count: number, length: number): readonly string[] {
  return Array.from({ length: count }, (_, n) => String(n).padStart(length, 'x'));
}

/** In bytes, as Firestore counts them: a name has one byte more, a number has eight. */
function sizeOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 8;
  return Object.entries(value).reduce(
    (sum, [name, inner]) => sum + Buffer.byteLength(name) + 1 + sizeOf(inner),
    0,
  );
}
