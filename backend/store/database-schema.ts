import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
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
    await transaction.schema
      .createTable('schema_version')
      .ifNotExists()
      .addColumn('version', 'integer', (column) => column.notNull())
      .execute();
    const row = await transaction.selectFrom('schema_version').selectAll().executeTakeFirst();
    if (row === undefined) {
      await createTables(transaction, dialect);
      await transaction.insertInto('schema_version').values({ version: schemaVersion }).execute();
    } else if (row.version !== schemaVersion) throw new WrongDatabaseVersion(row.version);
  });
}

/** Arbitrary numbers that name our locks in a PostgreSQL database. */
const schemaLock = 14_000_000_303;
export const budgetLock = schemaLock + 1;

async function createTables(db: Transaction<DatabaseSchema>, dialect: SqlDialect): Promise<void> {
  // PostgreSQL would sort by language; SQLite always compares bytes.
  const text = dialect === 'postgres' ? sql`text collate "C"` : 'text';
  await createMessages(db, text);
  await createNotifications(db, text);
  await createDailyCounts(db, text);
  await createAppCheck(db, text);
}

type TextType = 'text' | RawBuilder<unknown>;

async function createMessages(
  { schema }: Transaction<DatabaseSchema>,
  text: TextType,
): Promise<void> {
  await schema
    .createTable('messages')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('received_at', text, (column) => column.notNull())
    .addColumn('page', text)
    .addColumn('content', text, (column) => column.notNull())
    .addColumn('spam_signs', text)
    .addColumn('content_key', text, (column) => column.unique())
    .execute();
  await schema
    .createIndex('messages_by_age')
    .on('messages')
    .columns(['received_at', 'id'])
    .execute();
}

async function createNotifications(
  { schema }: Transaction<DatabaseSchema>,
  text: TextType,
): Promise<void> {
  await schema
    .createTable('notifications')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('message_id', text, (column) =>
      column.notNull().references('messages.id').onDelete('cascade'),
    )
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('state', text, (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', text, (column) => column.notNull())
    .addColumn('sent_at', text)
    .addColumn('last_problem', text)
    .addColumn('mailbox', text)
    .addColumn('received_at', text, (column) => column.notNull())
    .addColumn('claimed_at', text)
    .addUniqueConstraint('notifications_one_of_each_kind', ['message_id', 'kind'])
    .execute();
  await schema
    .createIndex('notifications_due')
    .on('notifications')
    .columns(['state', 'next_attempt_at'])
    .execute();
  await schema
    .createIndex('notifications_by_mailbox')
    .on('notifications')
    .columns(['mailbox', 'received_at'])
    .execute();
  await schema
    .createIndex('confirmations_by_age')
    .on('notifications')
    .column('received_at')
    .where(sql.ref('mailbox'), 'is not', null)
    .execute();
}

async function createDailyCounts(
  { schema }: Transaction<DatabaseSchema>,
  text: TextType,
): Promise<void> {
  await schema
    .createTable('daily_counts')
    .addColumn('day', text, (column) => column.notNull())
    .addColumn('what', text, (column) => column.notNull())
    .addColumn('first', text, (column) => column.notNull())
    .addColumn('second', text, (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('daily_counts_key', ['day', 'what', 'first', 'second'])
    .execute();
}

async function createAppCheck(
  { schema }: Transaction<DatabaseSchema>,
  text: TextType,
): Promise<void> {
  await schema
    .createTable('app_check_secrets')
    .addColumn('name', text, (column) => column.primaryKey().notNull())
    .addColumn('secret', text, (column) => column.notNull())
    .execute();
  await schema
    .createTable('app_check_uses')
    .addColumn('id', text, (column) => column.primaryKey().notNull())
    .addColumn('uses', 'integer', (column) => column.notNull())
    .addColumn('expires_at', text, (column) => column.notNull())
    .execute();
  await schema
    .createIndex('app_check_uses_by_expiry')
    .on('app_check_uses')
    .column('expires_at')
    .execute();
}
