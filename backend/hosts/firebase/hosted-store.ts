import process from 'node:process';
import { Firestore } from 'firebase-admin/firestore';
import { openFirestoreStore } from '../../firestore/open-firestore-store.ts';
import { firestoreRequestLimits } from '../../firestore/firestore-request-limits.ts';

const projectId = process.env.GCLOUD_PROJECT;

/**
 * One client for the life of an instance. Over REST, which needs none of the libraries of gRPC: they would
 * take half of a cold start, and nothing here listens to changes.
 */
const firestore = new Firestore({
  preferRest: true,
  ...(projectId !== undefined && { projectId }),
});

/** All that is kept, on the project's database. */
export const hostedStore = openFirestoreStore(firestore);

/** What visitors may ask for, counted for all instances together. */
export const hostedLimits = firestoreRequestLimits(firestore);
