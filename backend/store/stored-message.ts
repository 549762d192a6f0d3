import { notificationKinds } from '#contract/notification-kinds.ts';
import { z } from 'zod';
import {
  storedContent,
  type MessageWithNotifications,
  type StoredMessage,
  type StoredNotification,
} from '../contact/message-store.ts';

export function storedMessage(row: MessageRow): StoredMessage {
  return {
    id: row.id,
    receivedAt: Date.parse(row.received_at),
    page: row.page ?? undefined,
    spamSigns: z.array(z.string()).parse(JSON.parse(row.spam_signs ?? '[]')),
    content: storedContent.parse(JSON.parse(row.content)),
  };
}

export interface MessageRow {
  readonly id: string;
  readonly received_at: string;
  readonly page: string | null;
  readonly content: string;
  readonly spam_signs: string | null;
  readonly content_key: string | null;
}

export interface NotificationRow extends Pick<
  StoredNotification,
  'id' | 'kind' | 'state' | 'attempts'
> {
  readonly message_id: string;
  readonly next_attempt_at: string;
  readonly sent_at: string | null;
  readonly last_problem: string | null;
  readonly mailbox: string | null;
}

export function withNotifications(
  message: MessageRow,
  rows: readonly NotificationRow[],
): MessageWithNotifications {
  const inOrder = notificationKinds.flatMap((kind) => rows.find((row) => row.kind === kind) ?? []);
  return {
    ...storedMessage(message),
    contentKey: message.content_key ?? undefined,
    notifications: inOrder.map((row) => ({
      ...{ id: row.id, kind: row.kind, state: row.state, attempts: row.attempts },
      nextAttemptAt: Date.parse(row.next_attempt_at),
      sentAt: row.sent_at === null ? undefined : Date.parse(row.sent_at),
      lastProblem: row.last_problem ?? undefined,
      mailbox: row.mailbox ?? undefined,
    })),
  };
}
