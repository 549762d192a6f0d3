import type { Selectable } from 'kysely';
import type { StoredMessage } from '../contact/message-store.ts';
import type { StoredNotification } from '../contact/notification.ts';
import { spamSigns, type SpamSign } from '../contact/spam-signs.ts';
import type { DatabaseSchema } from './database-schema.ts';

export type MessageRow = Omit<Selectable<DatabaseSchema['contact_messages']>, 'content_key'>;
export type NotificationRow = Omit<
  Selectable<DatabaseSchema['notifications']>,
  'received_at' | 'claimed_at'
>;

export function storedMessage(row: MessageRow): StoredMessage {
  const { id, received_at, page, spam_signs, name, email, phone, company, message } = row;
  return {
    id,
    receivedAt: Date.parse(received_at),
    page: page ?? undefined,
    spamSigns: signsIn(spam_signs),
    content: { name, email, phone, company, message },
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
  };
}

/** A sign that this version no longer knows is left out. */
function signsIn(json: string | null): readonly SpamSign[] {
  const written = writtenSigns(json);
  return spamSigns.filter((sign) => written.includes(sign));
}

/** As they were written, known to this version or not. */
export function writtenSigns(json: string | null): readonly string[] {
  const kept: unknown = JSON.parse(json ?? '[]');
  return Array.isArray(kept) ? kept.filter((sign) => typeof sign === 'string') : [];
}

/** Milliseconds since 1970 as the database keeps them. */
export function moment(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
