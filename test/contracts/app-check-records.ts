import { describe, expect, test } from 'vitest';
import type { AppCheckRecords } from '#backend/app-check/app-check-records.ts';

type OpenRecords = () => Promise<readonly [AppCheckRecords, AppCheckRecords]>;

/** What all `AppCheckRecords` promise. `open` returns empty ones, as two servers share them. */
export function appCheckRecordsContract(open: OpenRecords): void {
  describe('the records of app check', () => {
    test('keep the first secret for every server', async () => {
      const [one, other] = await open();
      const secrets = await Promise.all([one.secret('a'), other.secret('b')]);
      expect(new Set(secrets).size).toBe(1);
      expect(await other.secret('e')).toBe(secrets[0]);
    });

    test('count the uses of each id', async () => {
      const [one, other] = await open();
      expect(await one.countUse('token a', noon)).toBe(1);
      expect(await other.countUse('token a', noon)).toBe(2);
      expect(await one.countUse('token b', noon)).toBe(1);
      expect(await one.countUse('token a', noon)).toBe(3);
    });

    test('return a different count to each of several uses at once', async () => {
      const [one, other] = await open();
      const counts = await Promise.all([one, other, one].map((each) => each.countUse('id', noon)));
      expect(counts.toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
    });
  });
}

/** The same for records that are deleted as visitors come. */
export function deletingRecordsContract(open: OpenRecords): void {
  describe('the records of app check', () => {
    test('delete what has expired, and nothing else', async () => {
      const [one, other] = await open();
      await one.secret('kept');
      await one.countUse('early', noon - 1);
      await one.countUse('late', noon);
      await other.deleteSomeExpired?.(noon);
      expect(await one.countUse('early', noon + 1)).toBe(1);
      expect(await one.countUse('late', noon + 1)).toBe(2);
      expect(await one.secret('other')).toBe('kept');
    });

    test('delete a part of many at each call, the oldest first, and all in the end', async () => {
      const [one, other] = await open();
      const ids = Array.from({ length: 310 }, (_, n) => `token ${n}`);
      const countAll = async () => {
        const uses: number[] = [];
        for (const [n, id] of ids.entries()) uses.push(await one.countUse(id, noon - 310 + n));
        return uses;
      };
      await countAll();
      await one.deleteSomeExpired?.(noon);
      const uses = await countAll();
      const deleted = uses.filter((count) => count === 1).length;
      expect(deleted).toBeGreaterThan(0);
      expect(deleted).toBeLessThan(ids.length);
      expect(new Set(uses.slice(0, deleted))).toEqual(new Set([1]));
      for (let calls = 0; calls < 3; calls++) {
        await Promise.all([one.deleteSomeExpired?.(noon), other.deleteSomeExpired?.(noon)]);
      }
      expect(new Set(await countAll())).toEqual(new Set([1]));
    });
  });
}

const noon = Date.UTC(2026, 10, 21, 19);
