import type { CountedThing } from '../analytics/daily-counts.ts';

/**
 * The tables, as Kysely needs to know them. Only types that SQLite and PostgreSQL share: ids are
 * text, and moments are text in ISO 8601 with milliseconds and `Z`, which sorts by time and reads
 * well in any database tool.
 */
export interface DatabaseSchema {
  readonly contact_messages: ContactMessagesTable;
  readonly notifications: NotificationsTable;
  readonly daily_counts: DailyCountsTable;
  readonly app_check_secrets: AppCheckSecretsTable;
  readonly app_check_uses: AppCheckUsesTable;
  readonly request_counts: RequestCountsTable;
}

interface ContactMessagesTable {
  id: string;
  received_at: string;
  page: string | null;
  /** A JSON list of why it looks like spam; null where it does not. */
  spam_signs: string | null;
  name: string;
  email: string;
  phone: string;
  company: string;
  message: string;
  /** Unique, and taken back from a message once the same content may come again. */
  content_key: string | null;
}

interface NotificationsTable {
  id: string;
  message_id: string;
  kind: 'inquiry' | 'confirmation' | 'webhook';
  state: 'waiting' | 'sent' | 'given-up';
  attempts: number;
  /** When it is due. Moved ahead by the lease while somebody is sending it. */
  next_attempt_at: string;
  sent_at: string | null;
  last_problem: string | null;
  /** Of a confirmation: the mailbox it goes to, by which confirmations are counted. */
  mailbox: string | null;
  /** When its message was received. */
  received_at: string;
  /** When somebody began to send it; null unless it is being sent, or was when its sender ended. */
  claimed_at: string | null;
}

/** One row for each thing that was seen on a day. */
interface DailyCountsTable {
  day: string;
  what: CountedThing;
  first: string;
  second: string;
  count: number;
}

interface AppCheckSecretsTable {
  name: string;
  secret: string;
}

/** One row for each token or challenge that has been used and has not expired. */
interface AppCheckUsesTable {
  id: string;
  uses: number;
  expires_at: string;
}

/** How many requests there were in a window that has not ended. At PostgreSQL alone. */
interface RequestCountsTable {
  request: string;
  /** A code made of whose they were, which is nobody's address. */
  who: string;
  count: number;
  ends_at: string;
}
