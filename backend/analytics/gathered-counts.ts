import type { DailyCount } from './daily-counts.ts';

export interface GatheredCounts {
  /** Answers once what it was given is written; rejects with what the writing was refused with. */
  readonly add: (counts: readonly DailyCount[]) => Promise<void>;
  /** Writes what is gathered without waiting for more. Never rejects: whoever added it hears of it. */
  readonly settle: () => Promise<void>;
}

/**
 * Adds up in memory what many pages tell within `pause` milliseconds, and has it written as one. After a
 * failure it waits ten times as long: a database that is locked may hold up the whole process each time
 * it is tried.
 */
export function gatheredCounts(
  write: (counts: readonly DailyCount[]) => Promise<void>,
  pause: number,
): GatheredCounts {
  let gathering: Gathering | undefined;
  let writing: Promise<unknown> = Promise.resolve();
  let patience = pause;

  function writeGathered(): void {
    if (gathering === undefined) return;
    const { counts, timer, written, fail } = gathering;
    gathering = undefined;
    clearTimeout(timer);
    const done = write([...counts.values()]).then(
      () => {
        patience = pause;
        written();
      },
      (error: unknown) => {
        patience = 10 * pause;
        fail(error);
      },
    );
    writing = Promise.all([writing, done]);
  }

  return {
    add(added) {
      if (added.length === 0) return Promise.resolve();
      gathering ??= newGathering(setTimeout(writeGathered, patience));
      for (const count of added) addTo(gathering.counts, count);
      return gathering.isWritten;
    },
    async settle() {
      writeGathered();
      await writing;
    },
  };
}

/** What has been added since the last was written, and who waits for it. */
interface Gathering {
  readonly counts: Map<string, DailyCount>;
  readonly timer: NodeJS.Timeout;
  readonly isWritten: Promise<void>;
  readonly written: () => void;
  readonly fail: (error: unknown) => void;
}

function newGathering(timer: NodeJS.Timeout): Gathering {
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  const written = () => resolve(undefined);
  return { counts: new Map(), timer, isWritten: promise, written, fail: reject };
}

function addTo(counts: Map<string, DailyCount>, added: DailyCount): void {
  const { day, what, first, second } = added;
  const key = JSON.stringify([day, what, first, second]);
  const known = counts.get(key);
  counts.set(key, known === undefined ? added : { ...known, count: known.count + added.count });
}
