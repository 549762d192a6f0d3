import type { Kysely, Transaction } from 'kysely';
import type { DatabaseSchema } from './database-schema.ts';

/**
 * Does a piece of work in a transaction, and answers once it is committed. The work speaks to the
 * database alone, since it may be done a second time after it was rolled back.
 */
export type InTransaction = <Result>(
  work: (transaction: Transaction<DatabaseSchema>) => Promise<Result>,
) => Promise<Result>;

/**
 * Lets the work that comes at one moment share a transaction, and with it the wait for the disk, which
 * is most of what keeping a message takes. Nothing is answered before its commit. Where one piece of
 * work fails, none of that transaction is kept, and each is done again in one of its own: a failure
 * is nobody's but its own.
 */
export function groupCommit(db: Kysely<DatabaseSchema>): InTransaction {
  let waiting: Work[] = [];

  function commitWaiting(): void {
    const group = waiting;
    waiting = [];
    void commit(db, group);
  }

  return (work) =>
    new Promise((resolve, reject) => {
      // Once all requests that have arrived by now have been looked at.
      if (waiting.length === 0) setImmediate(commitWaiting);
      waiting.push({
        async perform(transaction) {
          const result = await work(transaction);
          return () => resolve(result);
        },
        reject,
      });
    });
}

interface Work {
  /** Promises what to do once it is committed. */
  readonly perform: (transaction: Transaction<DatabaseSchema>) => Promise<() => void>;
  readonly reject: (error: unknown) => void;
}

/** Never rejects: whoever gave the work hears of it. */
async function commit(db: Kysely<DatabaseSchema>, group: readonly Work[]): Promise<void> {
  const progress = { hasBegun: false };
  const answers: (() => void)[] = [];
  try {
    await db.transaction().execute(async (transaction) => {
      progress.hasBegun = true;
      for (const { perform } of group) answers.push(await perform(transaction));
    });
  } catch (error) {
    // A database that is locked or gone is so for all of them: asking for each would only take longer.
    if (!progress.hasBegun || group.length === 1) for (const { reject } of group) reject(error);
    else for (const alone of group) await commit(db, [alone]);
    return;
  }
  for (const answer of answers) answer();
}
