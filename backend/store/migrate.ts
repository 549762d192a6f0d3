import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { messagesAndLetters } from './migrations/0001-messages-and-letters.ts';
import { appCheck } from './migrations/app-check-0001.ts';
import { receiptsByMailbox } from './migrations/0002-receipts-by-mailbox.ts';
import { spamSigns } from './migrations/0003-spam-signs.ts';
import { webhookLetters } from './migrations/0004-webhook-letters.ts';
import { messagesByAge } from './migrations/0005-messages-by-age.ts';
import { dailyCounts } from './migrations/0006-daily-counts.ts';
import { sentReports } from './migrations/0007-sent-reports.ts';
import { sharedByServers } from './migrations/postgres-0001.ts';
import { NewerDatabase } from './newer-database.ts';

export interface Migration {
  readonly name: string;
  readonly run: (db: Kysely<unknown>) => Promise<void>;
}

/** In the order they are run. One that has been released is never edited, renamed or removed. */
export const migrations: readonly Migration[] = [
  { name: '0001-messages-and-letters', run: messagesAndLetters },
  { name: '0002-receipts-by-mailbox', run: receiptsByMailbox },
  { name: '0003-spam-signs', run: spamSigns },
  { name: '0004-webhook-letters', run: webhookLetters },
  { name: '0005-messages-by-age', run: messagesByAge },
  { name: '0006-daily-counts', run: dailyCounts },
  { name: '0007-sent-reports', run: sentReports },
];

/** Of the database beside it that holds what app check remembers. */
export const appCheckMigrations: readonly Migration[] = [{ name: '0001-uses', run: appCheck }];

/**
 * Of PostgreSQL, which holds all of it in one database. A step that is added to the others is named at the
 * end of this list: databases have run the ones before.
 */
export const postgresMigrations: readonly Migration[] = [
  ...migrations,
  { name: 'app-check-0001-uses', run: appCheck },
  { name: 'postgres-0001-shared-by-servers', run: sharedByServers },
];

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
  const known = new Set(steps.map(({ name }) => name));
  const unknown = (await namesRun(db)).filter((name) => !known.has(name));
  if (unknown.length > 0) throw new NewerDatabase(unknown);

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

async function namesRun(db: Kysely<unknown>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migrations_run`.execute(db);
  return rows.map(({ name }) => name);
}
