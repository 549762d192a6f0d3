import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { CountedThing } from '../analytics/daily-counts.ts';
import type { NotificationKind, NotificationState } from '../contact/notification.ts';

/**
 * The tables, for SQLite and PostgreSQL alike. Ids are text. Times are text in ISO 8601 with
 * milliseconds and `Z`, which sorts by time and is readable in any database tool.
 */
export interface DatabaseSchema {
  readonly schema_version: { readonly version: number };
  readonly messages: MessagesTable;
  readonly notifications: NotificationsTable;
  readonly daily_counts: DailyCountsTable;
  readonly app_check_secrets: SecretsTable;
  readonly app_check_uses: UsesTable;
}

interface MessagesTable {
  id: string;
  received_at: string;
  page: string | null;
  /** The contact fields as a JSON object. */
  content: string;
  /** A JSON list; null if the message does not look like spam. */
  spam_signs: string | null;
  /** Unique. Null once the same content counts as a new message. */
  content_key: string | null;
}

interface NotificationsTable {
  id: string;
  message_id: string;
  kind: NotificationKind;
  state: NotificationState;
  attempts: number;
  /** While it is being sent: when its lease ends. */
  next_attempt_at: string;
  sent_at: string | null;
  last_problem: string | null;
  /** Of a confirmation: the mailbox whose confirmations are limited. */
  mailbox: string | null;
  /** When its message was received. */
  received_at: string;
  /** When a worker began to send it; null unless it is being sent. */
  claimed_at: string | null;
}

interface DailyCountsTable {
  day: string;
  what: CountedThing;
  first: string;
  second: string;
  count: number;
}

interface SecretsTable {
  name: string;
  secret: string;
}

/** How often a token or challenge that has not expired was used. */
interface UsesTable {
  id: string;
  uses: number;
  expires_at: string;
}

/**
 * The version of these tables. A change of the tables raises it, and `prepareDatabase` changes a
 * database of the version before.
 */
export const schemaVersion = 1;

/** The database has tables of another version of this program. */
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
 * Creates the tables in an empty database, in one transaction. Safe when several servers start at
 * once. Throws {@link WrongDatabaseVersion}.
 */
export async function prepareDatabase(
  db: Kysely<DatabaseSchema>,
  dialect: SqlDialect,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // SQLite's transactions exclude each other; see `beginToWrite`.
    if (dialect === 'postgres') {
      await sql`select pg_advisory_xact_lock(${schemaLock})`.execute(transaction);
    }
    await sql`create table if not exists schema_version (version integer not null)`.execute(
      transaction,
    );
    const row = await transaction.selectFrom('schema_version').selectAll().executeTakeFirst();
    if (row === undefined) {
      for (const statement of createStatements(dialect)) await statement.execute(transaction);
      await transaction.insertInto('schema_version').values({ version: schemaVersion }).execute();
    } else if (row.version !== schemaVersion) throw new WrongDatabaseVersion(row.version);
    // Missing in older databases; programs of that time do without it.
    await sql`create index if not exists notifications_by_sending
      on notifications (kind, state, sent_at)`.execute(transaction);
  });
}

/** Arbitrary numbers that name our locks in a PostgreSQL database. */
const schemaLock = 14_000_000_303;
export const budgetLock = schemaLock + 1;

function createStatements(dialect: SqlDialect): readonly RawBuilder<unknown>[] {
  // PostgreSQL would sort by language; SQLite always compares bytes.
  const text = dialect === 'postgres' ? sql`text collate "C"` : sql`text`;
  return [
    sql`create table messages (
      id ${text} not null primary key,
      received_at ${text} not null,
      page ${text},
      content ${text} not null,
      spam_signs ${text},
      content_key ${text} unique
    )`,
    sql`create index messages_by_age on messages (received_at, id)`,
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
