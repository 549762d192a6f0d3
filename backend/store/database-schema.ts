import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';

/** A change of the tables raises it, and `prepareDatabase` changes a database of the version before. */
export const schemaVersion = 1;

export class WrongDatabaseVersion extends Error {
  override readonly name = 'WrongDatabaseVersion';

  constructor(version: unknown) {
    super(
      `The database has tables of version ${String(version)}, and this program uses version ${schemaVersion}. Run the version of the program that wrote it.`,
    );
  }
}

type SqlDialect = 'sqlite' | 'postgres';

/**
 * Creates the tables where there are none. Safe when several servers start. Throws {@link WrongDatabaseVersion}.
 */
export async function prepareDatabase(db: Kysely<unknown>, dialect: SqlDialect): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // SQLite's transactions exclude each other; see `beginToWrite`.
    if (dialect === 'postgres') {
      await sql`select pg_advisory_xact_lock(${schemaLock})`.execute(transaction);
    }
    await sql`create table if not exists schema_version (version integer not null)`.execute(
      transaction,
    );
    const found = sql<{ version: number }>`select version from schema_version`;
    const [row] = (await found.execute(transaction)).rows;
    if (row === undefined) {
      for (const statement of createStatements(dialect)) await statement.execute(transaction);
      await sql`insert into schema_version values (${schemaVersion})`.execute(transaction);
    } else if (row.version !== schemaVersion) throw new WrongDatabaseVersion(row.version);
  });
}

/** Arbitrary numbers that name our locks in a PostgreSQL database. */
const schemaLock = 14_000_000_303;
export const budgetLock = schemaLock + 1;

/** For SQLite and PostgreSQL alike. Times are text in ISO 8601, which sorts by time; see {@link moment}. */
function createStatements(dialect: SqlDialect): readonly RawBuilder<unknown>[] {
  // PostgreSQL would sort by language; SQLite always compares bytes.
  const text = dialect === 'postgres' ? sql`text collate "C"` : sql`text`;
  return [
    // `content` and `spam_signs` are JSON. Another message with the same content takes the key over.
    sql`create table messages (
      id ${text} not null primary key,
      received_at ${text} not null,
      page ${text},
      content ${text} not null,
      spam_signs ${text},
      content_key ${text} unique
    )`,
    sql`create index messages_by_age on messages (received_at, id)`,
    // While one is being sent, its lease ends at `next_attempt_at`. `received_at` is that of its message.
    sql`create table notifications (
      id ${text} not null primary key,
      message_id ${text} not null references messages (id) on delete cascade,
      kind ${text} not null,
      state ${text} not null,
      attempts integer not null,
      next_attempt_at ${text} not null,
      sent_at ${text},
      last_problem ${text},
      mailbox ${text},
      received_at ${text} not null,
      claimed_at ${text},
      constraint notifications_one_of_each_kind unique (message_id, kind)
    )`,
    sql`create index notifications_due on notifications (state, next_attempt_at)`,
    sql`create index notifications_by_sending on notifications (kind, state, sent_at)`,
    sql`create index notifications_by_mailbox on notifications (mailbox, received_at)`,
    sql`create index confirmations_by_age on notifications (received_at) where mailbox is not null`,
    sql`create table daily_counts (
      day ${text} not null,
      what ${text} not null,
      first ${text} not null,
      second ${text} not null,
      count integer not null,
      constraint daily_counts_key primary key (day, what, first, second)
    )`,
    sql`create table app_check_secrets (
      name ${text} not null primary key,
      secret ${text} not null
    )`,
    sql`create table app_check_uses (
      id ${text} not null primary key,
      uses integer not null,
      expires_at ${text} not null
    )`,
    sql`create index app_check_uses_by_expiry on app_check_uses (expires_at)`,
  ];
}

export function moment(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

export interface SqlEngine {
  readonly db: Kysely<unknown>;
  /** What it commits is on disk when it resolves. */
  readonly inTransaction: InTransaction;
  /** For counts: a power failure may lose what it committed. */
  readonly inQuickTransaction: InTransaction;
  /** Whether other servers write at the same time, so that rows have to be locked. */
  readonly isShared: boolean;
}

/** Resolves once it is committed. The work may run again, so it must do nothing but talk to the database. */
export type InTransaction = <Result>(
  work: (transaction: Transaction<unknown>) => Promise<Result>,
) => Promise<Result>;
