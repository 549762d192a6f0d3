import type { Firestore } from 'firebase-admin/firestore';
import type { Store } from '../store/store.ts';
import { firestoreAppCheckRecords } from './firestore-app-check-records.ts';
import { firestoreDailyCounts } from './firestore-daily-counts.ts';
import { firestoreMessageStore } from './firestore-message-store.ts';
import { firestoreNotificationQueue } from './firestore-notification-queue.ts';

/**
 * The store on Firestore. Reads nothing until it is used. Closing it ends the client.
 *
 * @param countPause How long counts are gathered before they are written, in milliseconds.
 */
export function openFirestoreStore(firestore: Firestore, countPause?: number): Store {
  const dailyCounts = firestoreDailyCounts(firestore, countPause);
  return {
    messages: firestoreMessageStore(firestore),
    notifications: firestoreNotificationQueue(firestore),
    dailyCounts,
    appCheck: firestoreAppCheckRecords(firestore),
    async close() {
      await dailyCounts.settle();
      await firestore.terminate();
    },
  };
}
