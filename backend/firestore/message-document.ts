import { notificationKinds } from '#contract/notification-kinds.ts';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';
import {
  type MessageWithNotifications,
  storedContent,
  notificationStates,
  type StoredNotification,
} from '../contact/message-store.ts';
import { documentReader, milliseconds, timestamp } from './firestore-documents.ts';

/** Firestore stores no `undefined`, and a person may delete a field in the console. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? undefined);

const notificationFields = z.object({
  id: z.string(),
  state: z.enum(notificationStates),
  attempts: z.number(),
  nextAttemptAt: milliseconds,
  sentAt: optional(milliseconds),
  lastProblem: optional(z.string()),
  mailbox: optional(z.string()),
});

/** One document, so that a message and its notifications are deleted together, in the console too. */
const messageFields = z.object({
  id: z.string(),
  receivedAt: milliseconds,
  page: optional(z.string()),
  content: storedContent,
  spamSigns: z.array(z.string()),
  contentKey: optional(z.string()),
  notifications: z.partialRecord(z.enum(notificationKinds), notificationFields),
});

const readFields = documentReader(messageFields);

export function readMessage(snapshot: DocumentSnapshot): MessageWithNotifications | undefined {
  const message = readFields(snapshot);
  if (message === undefined) return undefined;
  const notifications = notificationKinds.flatMap((kind) => {
    const fields = message.notifications[kind];
    return fields === undefined ? [] : [{ ...fields, kind }];
  });
  return { ...message, notifications };
}

/** Throws where two notifications are of the same kind, which a document cannot hold. */
export function messageDocument({ notifications, ...message }: MessageWithNotifications) {
  const byKind = new Map(notifications.map((each) => [each.kind, notificationDocument(each)]));
  if (byKind.size < notifications.length) {
    throw new Error(`message ${message.id} has two notifications of one kind`);
  }
  return {
    ...message,
    receivedAt: timestamp(message.receivedAt),
    page: message.page ?? null,
    contentKey: message.contentKey ?? null,
    notifications: Object.fromEntries(byKind),
  };
}

export function notificationDocument(notification: StoredNotification) {
  const { id, state, attempts, nextAttemptAt, sentAt, lastProblem, mailbox } = notification;
  return {
    ...{ id, state, attempts },
    nextAttemptAt: timestamp(nextAttemptAt),
    sentAt: sentAt === undefined ? null : timestamp(sentAt),
    lastProblem: lastProblem ?? null,
    mailbox: mailbox ?? null,
  };
}
