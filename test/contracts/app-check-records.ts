import { describe, expect, test } from 'vitest';
import type { AppCheckRecords } from '#backend/contact/app-check-verifier.ts';

/** What every store of app check promises, whatever it is made of. `open` gives an empty one, to two servers. */
export function appCheckRecordsContract(
  open: () => Promise<readonly [AppCheckRecords, AppCheckRecords]>,
): void {
  describe('the records of app check', () => {
    test('keep the secret that came first, for every server', async () => {
      const [one, other] = await open();
      expect(await one.secret('first')).toBe('first');
      expect(await other.secret('second')).toBe('first');
      expect(await one.secret('third')).toBe('first');
    });

    test('agree on one secret where two servers start at one moment', async () => {
      const [one, other] = await open();
      const secrets = await Promise.all(
        ['a', 'b', 'c', 'd'].map((made, n) => (n % 2 === 0 ? one : other).secret(made)),
      );
      expect(new Set(secrets).size).toBe(1);
    });

    test('count the uses of each thing by itself', async () => {
      const [one, other] = await open();
      expect(await one.countUse('token a', noon)).toBe(1);
      expect(await other.countUse('token a', noon)).toBe(2);
      expect(await one.countUse('token b', noon)).toBe(1);
      expect(await one.countUse('token a', noon)).toBe(3);
    });

    test('tell no two of those that come at one moment the same count', async () => {
      const [one, other] = await open();
      const counts = await Promise.all(
        Array.from({ length: 6 }, (_, n) => (n % 2 === 0 ? one : other).countUse('token', noon)),
      );
      expect(counts.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
    });
  });
}

/** The same of one that forgets as visitors come. */
export function forgettingContract(
  open: () => Promise<readonly [AppCheckRecords, AppCheckRecords]>,
): void {
  describe('the records of app check', () => {
    test('have nothing to forget where nothing was used', async () => {
      const [one] = await open();
      await expect(one.deleteSomeExpired?.(noon)).resolves.toBeUndefined();
    });

    test('forget what has expired, and nothing else', async () => {
      const [one, other] = await open();
      await one.secret('kept');
      await one.countUse('early', noon - 1);
      await one.countUse('late', noon);
      await other.deleteSomeExpired?.(noon);
      expect(await one.countUse('early', noon + 1)).toBe(1);
      expect(await one.countUse('late', noon + 1)).toBe(2);
      expect(await one.secret('other')).toBe('kept');
    });

    test('of a flood forget some with each call, the oldest first, and in the end all', async () => {
      const [one, other] = await open();
      const ids = Array.from({ length: 500 }, (_, n) => `token ${n}`);
      const note = () => Promise.all(ids.map((id, n) => one.countUse(id, noon - 500 + n)));
      await note();
      await one.deleteSomeExpired?.(noon);
      const first = await note();
      const forgotten = first.filter((uses) => uses === 1).length;
      expect(forgotten).toBeGreaterThan(0);
      expect(first.slice(0, forgotten)).toEqual(first.filter((uses) => uses === 1));
      expect(forgotten).toBeLessThan(ids.length);
      for (let calls = 0; calls < 3; calls++) {
        await Promise.all([one.deleteSomeExpired?.(noon), other.deleteSomeExpired?.(noon)]);
      }
      expect(new Set(await note())).toEqual(new Set([1]));
    });
  });
}

const noon = Date.UTC(2026, 10, 21, 19);
