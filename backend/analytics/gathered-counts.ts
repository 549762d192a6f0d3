import { countKey, type DailyCount } from './daily-counts.ts';

/**
 * Adds up counts for `pause` milliseconds, and writes them together. After a failure it waits ten times as long,
 * because each try on a locked SQLite file blocks the process.
 */
export function gatheredCounts(
  write: (counts: readonly DailyCount[]) => Promise<void>,
  pause: number,
) {
  const writes = new Set<Promise<void>>();
  let sums = new Map<string, DailyCount>();
  let gathering: { readonly begin: () => void; readonly written: Promise<void> } | undefined;
  let delay = pause;

  function startGathering() {
    const { promise: isDue, resolve } = Promise.withResolvers<undefined>();
    const begin = () => resolve(undefined);
    const timer = setTimeout(begin, delay);
    const written = isDue.then(async () => {
      clearTimeout(timer);
      const gathered = [...sums.values()];
      sums = new Map();
      gathering = undefined;
      delay = 10 * pause;
      await write(gathered);
      delay = pause;
    });
    writes.add(written);
    const remove = () => void writes.delete(written);
    written.then(remove, remove);
    return { begin, written };
  }

  return {
    /** Resolves once the counts are written; rejects if the write fails. */
    add(counts: readonly DailyCount[]): Promise<void> {
      if (counts.length === 0) return Promise.resolve();
      gathering ??= startGathering();
      for (const added of counts) {
        const key = countKey(added);
        sums.set(key, { ...added, count: added.count + (sums.get(key)?.count ?? 0) });
      }
      return gathering.written;
    },
    /** Writes what is gathered without delay, and waits for all writes. Never rejects: `add` does. */
    async settle(): Promise<void> {
      gathering?.begin();
      await Promise.allSettled(writes);
    },
  };
}
