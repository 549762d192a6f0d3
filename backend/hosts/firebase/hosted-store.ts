import process from 'node:process';
import { Firestore } from 'firebase-admin/firestore';
import { firestoreDailyCounts } from '../../firestore/firestore-daily-counts.ts';
import { openFirestoreStore } from '../../firestore/open-firestore-store.ts';

const projectId = process.env.GCLOUD_PROJECT;

/**
 * One client for the life of an instance. Over REST: nothing here listens to changes, which is all that
 * it cannot do, and no channel has to be set up before the first answer.
 */
const firestore = new Firestore({
  preferRest: true,
  ...(projectId !== undefined && { projectId }),
});

/** Writes counts at once, for an instance that is stopped as soon as it has answered. */
export const immediateCounts = firestoreDailyCounts(firestore, 0);

/** All that is kept, on the project's database, and what visitors may ask for, counted for all instances. */
export const hostedStore = openFirestoreStore(firestore);
