import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { StoredMessage } from '../contact/message-store.ts';
import type { StoredNotification } from '../contact/notification.ts';
import { storedContent } from '../contact/stored-content.ts';
import type { DatabaseSchema } from './database-schema.ts';

export type MessageRow = Selectable<DatabaseSchema['messages']>;
export type NotificationRow = Selectable<DatabaseSchema['notifications']>;

export function storedMessage(row: MessageRow): StoredMessage {
  return {
    id: row.id,
    receivedAt: Date.parse(row.received_at),
    page: row.page ?? undefined,
    spamSigns: z.array(z.string()).parse(JSON.parse(row.spam_signs ?? '[]')),
    content: storedContent.parse(JSON.parse(row.content)),
  };
}

export function storedNotification(row: NotificationRow): StoredNotification {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    attempts: row.attempts,
    nextAttemptAt: Date.parse(row.next_attempt_at),
    sentAt: row.sent_at === null ? undefined : Date.parse(row.sent_at),
    lastProblem: row.last_problem ?? undefined,
    mailbox: row.mailbox ?? undefined,
  };
}

/** A time in milliseconds since 1970 as the database stores it. */
export function moment(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
