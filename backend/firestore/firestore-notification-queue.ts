import { notificationKinds, type NotificationKind } from '#contract/notification-kinds.ts';
import { FieldValue, Filter, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { type StoredNotification } from '../contact/message-store.ts';
import type {
  Claim,
  ClaimedNotification,
  NotificationQueue,
} from '../notifications/notification-queue.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import { maxWait } from '../notifications/retry-schedule.ts';
import {
  changeIfFound,
  collections,
  firestoreCall,
  inTransaction,
  timestamp,
  type Collections,
} from './firestore-documents.ts';
import { notificationDocument, readMessage } from './message-document.ts';

/** The notifications stand in the documents of their messages. One scheduled instance drains the queue. */
export function firestoreNotificationQueue(firestore: Firestore): NotificationQueue {
  const at = collections(firestore);

  /** Does nothing where the notification was deleted with its message. */
  async function recordOne(id: string, fields: Readonly<Record<string, unknown>>): Promise<void> {
    const hasId = Filter.or(
      ...notificationKinds.map((kind) => Filter.where(path(kind, 'id'), '==', id)),
    );
    const found = await firestoreCall(() => at.messages.where(hasId).limit(1).get());
    const [document] = found.docs;
    const notifications = document && readMessage(document)?.notifications;
    const kind = notifications?.find((each) => each.id === id)?.kind;
    if (document === undefined || kind === undefined) return;
    await changeIfFound(() => document.ref.update(fieldsOf(kind, fields)));
  }

  const record = async (ids: readonly string[], fields: Readonly<Record<string, unknown>>) => {
    await Promise.all(ids.map((id) => inTurn(() => recordOne(id, fields))));
  };

  return {
    claimDue: (claim) => inTransaction(firestore, (work) => claimDue(work, at, claim)),
    renewClaims: (ids, leaseUntil) => record(ids, { nextAttemptAt: timestamp(leaseUntil) }),
    recordSent: (ids, sentAt) =>
      record(ids, { state: 'sent', sentAt: timestamp(sentAt), lastProblem: null }),
    recordRetry: (ids, nextAttemptAt, problem) =>
      record(ids, { nextAttemptAt: timestamp(nextAttemptAt), lastProblem: problem }),
    recordGivenUp: (ids, problem) => record(ids, { state: 'given-up', lastProblem: problem }),
    retryNow: (messageId, now) =>
      inTransaction(firestore, async (work) => {
        const message = readMessage(await work.get(at.message(messageId)));
        const unsent = message?.notifications.filter(({ state }) => state !== 'sent') ?? [];
        for (const notification of unsent) {
          work.update(at.message(messageId), dueNow(notification, now));
        }
        return unsent.length;
      }),
  };
}

/** Those of a digest end together. */
const inTurn = limitConcurrency(20);

function dueNow(notification: StoredNotification, now: number) {
  const { kind } = notification;
  const due = { ...notification, state: 'waiting', attempts: 0, nextAttemptAt: now } as const;
  return kind === 'digest'
    ? {
        'notifications.digest': FieldValue.delete(),
        'notifications.inquiry': notificationDocument(due),
      }
    : { [`notifications.${kind}`]: notificationDocument(due) };
}

async function claimDue(
  work: Transaction,
  at: Collections,
  { kind, now, leaseUntil, limit }: Claim,
): Promise<readonly ClaimedNotification[]> {
  const nextAttemptAt = path(kind, 'nextAttemptAt');
  const { docs } = await work.get(
    at.messages
      .where(path(kind, 'state'), '==', 'waiting')
      .where(
        Filter.or(
          Filter.where(nextAttemptAt, '<=', timestamp(now)),
          Filter.where(nextAttemptAt, '>', timestamp(now + maxWait)),
        ),
      )
      .orderBy(nextAttemptAt)
      .limit(limit),
  );
  return docs.flatMap((found) => {
    const message = readMessage(found);
    const notification = message?.notifications.find((each) => each.kind === kind);
    if (message === undefined || notification === undefined) return [];
    const attempts = notification.attempts + 1;
    work.update(found.ref, fieldsOf(kind, { attempts, nextAttemptAt: timestamp(leaseUntil) }));
    return [{ id: notification.id, kind, attempts, message }];
  });
}

function path(kind: NotificationKind, field: string): string {
  return `notifications.${kind}.${field}`;
}

function fieldsOf(kind: NotificationKind, fields: Readonly<Record<string, unknown>>) {
  const entries = Object.entries(fields);
  return Object.fromEntries(entries.map(([field, value]) => [path(kind, field), value]));
}
