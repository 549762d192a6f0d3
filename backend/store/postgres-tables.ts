import { Kysely, PostgresDialect, sql, type QueryExecutorProvider } from 'kysely';
import { StoreUnavailable } from '../contact/store-unavailable.ts';
import { migrate, postgresMigrations, stepsToRun } from './migrate.ts';
import { codeOf, postgresPatience, postgresPool } from './postgres-pool.ts';

/**
 * What a database has of our tables. Changes nothing, and waits for nobody who does. Throws `NewerDatabase`,
 * and `StoreUnavailable` where it cannot keep every character.
 */
export async function stateOfTables(
  db: QueryExecutorProvider,
): Promise<'missing' | 'older' | 'ours'> {
  const { rows } = await sql<{ encoding: string; is_begun: boolean }>`
    select current_setting('server_encoding') as encoding,
      to_regclass('migrations_run') is not null as is_begun`.execute(db);
  const [{ encoding, is_begun } = { encoding: 'nothing', is_begun: false }] = rows;
  if (encoding !== 'UTF8') {
    throw new StoreUnavailable(
      `PostgreSQL: the database is in ${encoding}, in which not every message can be written. Make it with: create database NAME encoding 'UTF8' template template0`,
    );
  }
  if (!is_begun) return 'missing';
  return (await stepsToRun(db, postgresMigrations)).length === 0 ? 'ours' : 'older';
}

/**
 * Makes what is missing, under a lock that is this connection's, so that of servers that start together one
 * makes the tables. Takes as long as it does, and waits `lockPatience` milliseconds for a lock.
 */
export async function bringUpToDate(url: URL, lockPatience = 30_000): Promise<void> {
  const patience = { ...postgresPatience, statement: 0, lock: lockPatience };
  await beside(url, patience, (db) =>
    db.connection().execute(async (connection) => {
      await takeMigrationLock(connection);
      await migrate(connection, postgresMigrations);
    }),
  );
}

/** Does one piece of work on a connection of its own, with other patience than visitors have. */
export async function beside<Result>(
  url: URL,
  patience: Parameters<typeof postgresPool>[1],
  work: (db: Kysely<unknown>) => Promise<Result>,
): Promise<Result> {
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: postgresPool(url, patience, 1) }),
  });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

async function takeMigrationLock(connection: Kysely<unknown>): Promise<void> {
  try {
    await sql`select pg_advisory_lock(${migrationLock})`.execute(connection);
  } catch (error) {
    if (!(error instanceof StoreUnavailable && codeOf(error.cause) === lockNotAvailable))
      throw error;
    throw new StoreUnavailable(
      'PostgreSQL: another server is bringing the tables up to date. Start this one again when that has ended',
      { cause: error },
    );
  }
}

/** https://www.postgresql.org/docs/18/errcodes-appendix.html */
export const lockNotAvailable = '55P03';

/** Any number that nobody else in the database has chosen. */
export const migrationLock = 14_000_000_303;
