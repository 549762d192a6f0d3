import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';
import { notificationKinds } from '../contact/notification.ts';
import type { ArchivedNotification, ArchivedMessage } from '../contact/message-archive.ts';
import type { MessageWithNotifications, StoredMessage } from '../contact/message-store.ts';
import type { StoredNotification } from '../contact/notification.ts';
import { spamSigns } from '../contact/spam-signs.ts';
import { StoreUnavailable } from '../contact/store-unavailable.ts';

/** Moments are timestamps, so that a person reads them in the console, and old notes can expire by them. */
export const moment = z.instanceof(Timestamp).transform((kept) => kept.toMillis());

const messageDocument = z.object({
  id: z.string(),
  receivedAt: moment,
  page: z.string().nullable(),
  content: z.object({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    company: z.string(),
    message: z.string(),
  }),
  spamSigns: z.array(z.string()),
  /** Taken back from a message once the same content may come again. */
  contentKey: z.string().nullable(),
  /** Where its notifications are: they never become more, or fewer. */
  notificationIds: z.array(z.string()),
});

const notificationDocument = z.object({
  id: z.string(),
  messageId: z.string(),
  kind: z.enum(notificationKinds),
  state: z.enum(['waiting', 'sent', 'given-up']),
  attempts: z.number(),
  /** When it is due. Moved ahead by the lease while somebody is sending it. */
  nextAttemptAt: moment,
  sentAt: moment.nullable(),
  lastProblem: z.string().nullable(),
  /** Of a confirmation: the mailbox it goes to, by which confirmations are counted. */
  mailbox: z.string().nullable(),
  /** Of its message, so that notifications can be found by it. */
  receivedAt: moment,
});

/** Which content is kept already, and as which message. It goes with that message. */
const contentKeyDocument = z.object({ messageId: z.string(), receivedAt: moment });

export type MessageDocument = z.infer<typeof messageDocument>;
export type NotificationDocument = z.infer<typeof notificationDocument>;
export type ContentKeyDocument = z.infer<typeof contentKeyDocument>;

export const readMessage = reader(messageDocument);
export const readNotification = reader(notificationDocument);
export const readContentKey = reader(contentKeyDocument);

/** What is in a document of this form; `undefined` where there is no document. */
export function reader<Form extends z.ZodType>(form: Form) {
  return (snapshot: DocumentSnapshot): z.infer<Form> | undefined => {
    if (!snapshot.exists) return undefined;
    const read = form.safeParse(snapshot.data());
    if (read.success) return read.data;
    // Somebody has been at it by hand. It is named, and none of its words are, as deeper fields may be.
    const fields = [...new Set(read.error.issues.map(({ path: [field] }) => String(field)))];
    throw new StoreUnavailable(
      `Firestore: ${snapshot.ref.path} is not as written: ${fields.join(', ')}`,
    );
  };
}

/** Milliseconds since 1970 as the database keeps them. */
export function timestamp(milliseconds: number): Timestamp {
  return Timestamp.fromMillis(Math.trunc(milliseconds));
}

/** What the database cannot write, half of a notification, is written as its sign for that. */
export function wellFormed(words: string): string {
  return words.toWellFormed();
}

export function messageFields(message: ArchivedMessage) {
  const { id, receivedAt, page, content, contentKey, notifications } = message;
  const { name, email, phone, company, message: text } = content;
  return {
    id,
    receivedAt: timestamp(receivedAt),
    page: page === undefined ? null : wellFormed(page),
    content: {
      name: wellFormed(name),
      email: wellFormed(email),
      phone: wellFormed(phone),
      company: wellFormed(company),
      message: wellFormed(text),
    },
    spamSigns: message.spamSigns.map(wellFormed),
    contentKey: contentKey ?? null,
    notificationIds: notifications.map((notification) => notification.id),
  };
}

export function notificationFields(
  notification: ArchivedNotification,
  messageId: string,
  receivedAt: number,
) {
  const { id, kind, state, attempts, nextAttemptAt, sentAt, lastProblem, mailbox } = notification;
  return {
    ...{ id, messageId, kind, state, attempts },
    nextAttemptAt: timestamp(nextAttemptAt),
    sentAt: sentAt === undefined ? null : timestamp(sentAt),
    lastProblem: lastProblem === undefined ? null : wellFormed(lastProblem),
    mailbox: mailbox === undefined ? null : wellFormed(mailbox),
    receivedAt: timestamp(receivedAt),
  };
}

export function storedMessage({ id, receivedAt, page, ...kept }: MessageDocument): StoredMessage {
  return {
    ...{ id, receivedAt, page: page ?? undefined, content: kept.content },
    // A sign that this version no longer knows is left out.
    spamSigns: spamSigns.filter((sign) => kept.spamSigns.includes(sign)),
  };
}

export function storedNotification(notification: NotificationDocument): StoredNotification {
  const { id, kind, state, attempts, nextAttemptAt, sentAt, lastProblem } = notification;
  return {
    ...{ id, kind, state, attempts, nextAttemptAt },
    sentAt: sentAt ?? undefined,
    lastProblem: lastProblem ?? undefined,
  };
}

export function withNotifications(
  message: MessageDocument,
  notifications: readonly NotificationDocument[],
): MessageWithNotifications {
  return {
    ...storedMessage(message),
    notifications: byKind(notifications).map(storedNotification),
  };
}

export function keptMessage(
  message: MessageDocument,
  notifications: readonly NotificationDocument[],
): ArchivedMessage {
  return {
    ...storedMessage(message),
    spamSigns: message.spamSigns,
    contentKey: message.contentKey ?? undefined,
    notifications: byKind(notifications).map((notification) => ({
      ...storedNotification(notification),
      mailbox: notification.mailbox ?? undefined,
    })),
  };
}

function byKind(notifications: readonly NotificationDocument[]): readonly NotificationDocument[] {
  return notifications.toSorted(
    (a, b) => notificationKinds.indexOf(a.kind) - notificationKinds.indexOf(b.kind),
  );
}
