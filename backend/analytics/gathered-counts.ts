import { countKey, type DailyCount } from './daily-counts.ts';

export interface GatheredCounts {
  /** Resolves once the counts are written; rejects if the write fails. */
  readonly add: (counts: readonly DailyCount[]) => Promise<void>;
  /** Writes what is gathered without delay, and waits for all writes. Never rejects: `add` does. */
  readonly settle: () => Promise<void>;
}

/**
 * Adds up the counts of many pages for `pause` milliseconds, and writes them together. After a failure
 * it waits ten times as long, because each try on a locked SQLite file blocks the process.
 */
export function gatheredCounts(
  write: (counts: readonly DailyCount[]) => Promise<void>,
  pause: number,
): GatheredCounts {
  const writes = new Set<Promise<void>>();
  let gathering: Gathering | undefined;
  let delay = pause;

  function startGathering(): Gathering {
    const sums = new Map<string, DailyCount>();
    const { promise: isDue, resolve } = Promise.withResolvers<undefined>();
    const writeNow = () => resolve(undefined);
    const timer = setTimeout(writeNow, delay);
    const written = isDue.then(async () => {
      clearTimeout(timer);
      gathering = undefined;
      try {
        await write([...sums.values()]);
        delay = pause;
      } catch (error) {
        delay = 10 * pause;
        throw error;
      }
    });
    writes.add(written);
    const remove = () => void writes.delete(written);
    written.then(remove, remove);
    return { sums, writeNow, written };
  }

  return {
    add(counts) {
      if (counts.length === 0) return Promise.resolve();
      gathering ??= startGathering();
      for (const count of counts) addTo(gathering.sums, count);
      return gathering.written;
    },
    async settle() {
      gathering?.writeNow();
      await Promise.allSettled(writes);
    },
  };
}

interface Gathering {
  readonly sums: Map<string, DailyCount>;
  readonly writeNow: () => void;
  readonly written: Promise<void>;
}

function addTo(sums: Map<string, DailyCount>, added: DailyCount): void {
  const key = countKey(added);
  sums.set(key, { ...added, count: added.count + (sums.get(key)?.count ?? 0) });
}
