import type { Firestore } from 'firebase-admin/firestore';
import type { Store } from '../store/store.ts';
import { firestoreDailyCounts } from './firestore-daily-counts.ts';
import { firestoreMessageStore } from './firestore-message-store.ts';
import { firestoreNotificationQueue } from './firestore-notification-queue.ts';
import { z } from 'zod';
import type { AppCheckRecords } from '../app-check/app-check-records.ts';
import {
  collections,
  documentReader,
  hashName,
  inTransaction,
  timestamp,
} from './firestore-documents.ts';

/** The store on Firestore. Reads nothing until it is used. Counts are gathered for `countPause` milliseconds. */
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

/** Nothing here deletes uses: the platform does, by their `expireAt` (`firestore.indexes.json`). */
function firestoreAppCheckRecords(firestore: Firestore): AppCheckRecords {
  const { secrets, appCheckUses } = collections(firestore);
  return {
    secret: (made) =>
      inTransaction(firestore, async (work) => {
        const document = secrets.doc('tokens');
        const known = readSecret(await work.get(document));
        if (known === undefined) work.create(document, { secret: made });
        return known?.secret ?? made;
      }),
    countUse: (id, expiresAt) =>
      inTransaction(firestore, async (work) => {
        const document = appCheckUses.doc(hashName(id));
        const uses = (readUses(await work.get(document))?.uses ?? 0) + 1;
        work.set(document, { uses, expireAt: timestamp(expiresAt) });
        return uses;
      }),
  };
}

const readSecret = documentReader(z.object({ secret: z.string() }));
const readUses = documentReader(z.object({ uses: z.number() }));
