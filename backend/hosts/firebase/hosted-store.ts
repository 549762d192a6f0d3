import process from 'node:process';
import { Firestore } from 'firebase-admin/firestore';
import { firestoreDailyCounts } from '../../firestore/firestore-daily-counts.ts';
import { openFirestoreStore } from '../../firestore/open-firestore-store.ts';

const projectId = process.env.GCLOUD_PROJECT;

/** REST needs no channel before the first answer, and only lacks listening to changes. */
const firestore = new Firestore({
  preferRest: true,
  ...(projectId !== undefined && { projectId }),
});

/** Writes counts at once, for an instance that may be stopped as soon as it has answered. */
export const immediateCounts = firestoreDailyCounts(firestore, 0);

/** The store of the project. */
export const hostedStore = openFirestoreStore(firestore);
