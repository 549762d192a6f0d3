import type { Transaction } from 'kysely';
import type { DatabaseSchema } from './database-schema.ts';
import type { InTransaction } from './sql-engine.ts';

/**
 * Commits work that arrives at the same moment in one transaction, because waiting for the disk is
 * most of the time it takes to store a message. If one piece of work fails, each runs again in its
 * own transaction, so that only that piece fails.
 */
export function groupCommit(inTransaction: InTransaction): InTransaction {
  let waiting: Work[] = [];

  function commitWaiting(): void {
    const group = waiting;
    waiting = [];
    void commit(inTransaction, group);
  }

  return (work) =>
    new Promise((resolve, reject) => {
      // After all requests that have arrived by now.
      if (waiting.length === 0) setImmediate(commitWaiting);
      waiting.push({
        async run(transaction) {
          const result = await work(transaction);
          return () => resolve(result);
        },
        reject,
      });
    });
}

interface Work {
  /** Resolves to what must be called after the commit. */
  readonly run: (transaction: Transaction<DatabaseSchema>) => Promise<() => void>;
  readonly reject: (error: unknown) => void;
}

/** Never rejects: errors go to the work. */
async function commit(inTransaction: InTransaction, group: readonly Work[]): Promise<void> {
  const progress = { hasBegun: false };
  try {
    const resolvers = await inTransaction(async (transaction) => {
      progress.hasBegun = true;
      const done: (() => void)[] = [];
      for (const { run } of group) done.push(await run(transaction));
      return done;
    });
    for (const resolve of resolvers) resolve();
  } catch (error) {
    // A locked or missing database fails for all: trying each alone would only take longer.
    if (!progress.hasBegun || group.length === 1) for (const { reject } of group) reject(error);
    else for (const work of group) await commit(inTransaction, [work]);
  }
}
