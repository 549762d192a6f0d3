import type { Kysely, QueryExecutorProvider } from 'kysely';
import { sql } from 'kysely';
import { messagesAndNotifications } from './migrations/0001-messages-and-notifications.ts';
import { appCheck } from './migrations/app-check-0001.ts';
import { confirmationsByMailbox } from './migrations/0002-confirmations-by-mailbox.ts';
import { spamSigns } from './migrations/0003-spam-signs.ts';
import { webhookNotifications } from './migrations/0004-webhook-notifications.ts';
import { messagesByAge } from './migrations/0005-messages-by-age.ts';
import { dailyCounts } from './migrations/0006-daily-counts.ts';
import { confirmationBudget } from './migrations/0008-confirmation-budget.ts';
import { sharedByServers } from './migrations/postgres-0001.ts';
import { compareBytes } from './migrations/postgres-compare-bytes.ts';
import { NewerDatabase } from './newer-database.ts';

export interface Migration {
  readonly name: string;
  readonly run: (db: Kysely<unknown>) => Promise<void>;
}

/** In the order they are run. One that has been released is never edited, renamed or removed. */
export const migrations: readonly Migration[] = [
  { name: '0001-messages-and-notifications', run: messagesAndNotifications },
  { name: '0002-confirmations-by-mailbox', run: confirmationsByMailbox },
  { name: '0003-spam-signs', run: spamSigns },
  { name: '0004-webhook-notifications', run: webhookNotifications },
  { name: '0005-messages-by-age', run: messagesByAge },
  { name: '0006-daily-counts', run: dailyCounts },
  { name: '0008-confirmation-budget', run: confirmationBudget },
];

/** Of the database beside it that holds what app check remembers. */
export const appCheckMigrations: readonly Migration[] = [{ name: '0001-uses', run: appCheck }];

/**
 * Of PostgreSQL, which holds all of it in one database. Those that a database has run it does not run
 * again, wherever in the list they are: what one of PostgreSQL's own refers to stands before it.
 */
export const postgresMigrations: readonly Migration[] = [
  ...migrations,
  { name: 'app-check-0001-uses', run: appCheck },
  { name: 'postgres-0001-shared-by-servers', run: sharedByServers },
].map(comparingBytes);

/** In one transaction with what a step adds, so that it is the same in an old database and in a new one. */
export function comparingBytes({ name, run }: Migration): Migration {
  return {
    name,
    async run(db) {
      await run(db);
      await compareBytes(db);
    },
  };
}

/**
 * Brings the database up to the newest migration. Each runs in a transaction of its own together
 * with the note that it ran, which Kysely's own Migrator does not do on SQLite: a crash in the
 * middle leaves a whole step, never half of one.
 * Throws {@link NewerDatabase} where the database knows migrations that this program does not.
 */
export async function migrate(
  db: Kysely<unknown>,
  steps: readonly Migration[] = migrations,
): Promise<void> {
  await sql`create table if not exists migrations_run
    (name text primary key not null, run_at text not null)`.execute(db);
  await stepsToRun(db, steps);

  for (const { name, run } of steps) {
    await db.transaction().execute(async (transaction) => {
      // Asked again inside: another process may have started at the same moment.
      if ((await namesRun(transaction)).includes(name)) return;
      await run(transaction);
      const now = new Date().toISOString();
      await sql`insert into migrations_run (name, run_at) values (${name}, ${now})`.execute(
        transaction,
      );
    });
  }
}

/** The steps that the database has not run. Throws {@link NewerDatabase}. */
export async function stepsToRun(
  db: QueryExecutorProvider,
  steps: readonly Migration[],
): Promise<readonly Migration[]> {
  const run = await namesRun(db);
  const unknown = run.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) throw new NewerDatabase(unknown);
  return steps.filter(({ name }) => !run.includes(name));
}

async function namesRun(db: QueryExecutorProvider): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migrations_run`.execute(db);
  return rows.map(({ name }) => name);
}
