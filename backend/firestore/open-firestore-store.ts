import type { Firestore } from 'firebase-admin/firestore';
import type { Store } from '../store/store.ts';
import {
  firestoreAppCheckRecords,
  type FirestoreAppCheckRecords,
} from './firestore-app-check-records.ts';
import { firestoreDailyCounts } from './firestore-daily-counts.ts';
import { firestoreDeliveryRecords } from './firestore-delivery-records.ts';
import { firestoreNotificationQueue } from './firestore-notification-queue.ts';
import { firestoreMessageArchive } from './firestore-message-archive.ts';
import { firestoreMessageStore } from './firestore-message-store.ts';
import { firestoreReportCounts } from './firestore-report-counts.ts';
import { firestoreRequestLimits } from './firestore-request-limits.ts';

export interface FirestoreStoreOptions {
  /** For how long counts are gathered before they are written, in milliseconds. */
  readonly countPause?: number;
  /** For how long notifications may be looked for, in milliseconds. The emulator goes through all that wait. */
  readonly claimPatience?: number;
}

export interface FirestoreStore extends Store {
  readonly appCheck: FirestoreAppCheckRecords;
}

/**
 * The store on Firestore, for the hosted platform and for any number of instances. It asks for nothing
 * until it is used. Closing it ends the client that it was given.
 */
export function openFirestoreStore(
  firestore: Firestore,
  { countPause, claimPatience }: FirestoreStoreOptions = {},
): FirestoreStore & Required<Pick<Store, 'limits'>> {
  const dailyCounts = firestoreDailyCounts(firestore, countPause);
  return {
    messages: firestoreMessageStore(firestore),
    archive: firestoreMessageArchive(firestore),
    notifications: firestoreNotificationQueue(firestore, claimPatience),
    dailyCounts,
    reportCounts: firestoreReportCounts(dailyCounts),
    deliveries: firestoreDeliveryRecords(firestore),
    appCheck: firestoreAppCheckRecords(firestore),
    limits: firestoreRequestLimits(firestore),
    async close() {
      await dailyCounts.settle();
      await firestore.terminate();
    },
  };
}
