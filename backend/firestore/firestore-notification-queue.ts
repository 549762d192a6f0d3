import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import type { NotificationQueue } from '../notifications/notification-queue.ts';
import { claimDue } from './claim-due.ts';
import { crowds } from './crowds.ts';
import { readMessage, timestamp, wellFormed } from './documents.ts';
import { codeOf, firestoreCall, statusCodes } from './firestore-call.ts';
import { notificationsOf } from './firestore-message-store.ts';
import { places } from './places.ts';

/**
 * The notification queue: a document for each notification, found by when it is due. A claim takes `claimPatience`
 * milliseconds at most, well within the minute by which a lease is longer than an attempt.
 */
export function firestoreNotificationQueue(
  firestore: Firestore,
  claimPatience = 30_000,
): NotificationQueue {
  const at = places(firestore);
  const crowdOf = crowds();
  const record = (notificationId: string, fields: RecordedFields) =>
    firestoreCall(async () => {
      try {
        await at.notification(notificationId).update({ ...fields });
      } catch (error) {
        // Gone with its message.
        if (codeOf(error) !== statusCodes.notFound) throw error;
      }
    });
  return {
    claimDue: (claim) =>
      firestoreCall(() => claimDue(firestore, at, crowdOf(claim.kinds), claim), claimPatience),
    recordSent: (notificationId, sentAt) =>
      record(notificationId, { state: 'sent', sentAt: timestamp(sentAt), lastProblem: null }),
    recordRetry: (notificationId, nextAttemptAt, problem) =>
      record(notificationId, {
        nextAttemptAt: timestamp(nextAttemptAt),
        lastProblem: wellFormed(problem),
      }),
    recordGivenUp: (notificationId, problem) =>
      record(notificationId, { state: 'given-up', lastProblem: wellFormed(problem) }),
    retryNow: (messageId, now) =>
      firestoreCall(() =>
        firestore.runTransaction(async (work) => {
          const message = readMessage(await work.get(at.message(messageId)));
          const notifications = await notificationsOf(work, at, message?.notificationIds ?? []);
          const unsent = notifications.filter(({ state }) => state !== 'sent');
          const anew = { state: 'waiting', attempts: 0, nextAttemptAt: timestamp(now) };
          for (const { id } of unsent) work.update(at.notification(id), anew);
          return unsent.length;
        }),
      ),
    countGivenUp: () =>
      firestoreCall(async () => {
        const counted = await at.notifications.where('state', '==', 'given-up').count().get();
        return counted.data().count;
      }),
  };
}

interface RecordedFields {
  readonly state?: 'sent' | 'given-up';
  readonly sentAt?: Timestamp;
  readonly nextAttemptAt?: Timestamp;
  readonly lastProblem: string | null;
}
