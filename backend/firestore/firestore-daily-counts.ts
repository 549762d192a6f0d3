import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { DailyCount, DailyCountStore } from '../analytics/daily-counts.ts';
import { gatheredCounts, type GatheredCounts } from '../analytics/gathered-counts.ts';
import {
  countsIn,
  raisedFields,
  readDayCounts,
  withCounts,
  withKeptNames,
  type DayCountsDocument,
} from './day-counts-document.ts';
import { codeOf, firestoreCall, longPatience, statusCodes } from './firestore-call.ts';
import { places } from './places.ts';

export interface FirestoreDailyCounts extends DailyCountStore, Pick<GatheredCounts, 'settle'> {
  /** The documents of the days, a few in memory at a time. More than one may be of the same day. */
  readonly documents: (from: string, to: string) => AsyncGenerator<DayCountsDocument>;
}

/**
 * Daily counts, few documents and few writes: what many pages tell an instance within `pause`
 * milliseconds is one write. A document takes about one write a second for long; a day has
 * {@link shards}, and an instance keeps to one of them.
 */
export function firestoreDailyCounts(firestore: Firestore, pause = 1000): FirestoreDailyCounts {
  const { dailyCounts } = places(firestore);
  const shard = Math.floor(Math.random() * shards);
  const documentOf = (day: string) => dailyCounts.doc(`${day}.${shard}`);

  async function* documents(from: string, to: string) {
    const inOrder = dailyCounts.where('day', '>=', from).where('day', '<=', to).orderBy('day');
    let next = inOrder.limit(pageSize);
    for (;;) {
      const query = next;
      const { docs } = await firestoreCall(() => query.get(), longPatience);
      for (const found of docs) {
        const document = readDayCounts(found);
        if (document !== undefined) yield document;
      }
      const last = docs.at(-1);
      if (last === undefined || docs.length < pageSize) return;
      next = inOrder.startAfter(last).limit(pageSize);
    }
  }

  const gathered = gatheredCounts(
    (counts) => firestoreCall(() => raise(firestore, counts, documentOf)),
    pause,
  );

  return {
    add: (counts) => gathered.add(counts.map(withKeptNames)),
    settle: gathered.settle,
    documents,
    async between(from, to) {
      const sums = new Map<string, DailyCount>();
      for await (const document of documents(from, to)) {
        for (const each of countsIn(document)) {
          const key = JSON.stringify([each.day, each.what, each.first, each.second]);
          sums.set(key, { ...each, count: each.count + (sums.get(key)?.count ?? 0) });
        }
      }
      return [...sums.values()];
    },
  };
}

/** So many instances that count at one moment are seldom in each other's way; a report reads them all. */
const shards = 4;

/** A page of the fullest days is some 10 MB. */
const pageSize = 20;

/** All or none, however many days they are of. */
async function raise(
  firestore: Firestore,
  counts: readonly DailyCount[],
  documentOf: (day: string) => DocumentReference,
): Promise<void> {
  const days = [...Map.groupBy(counts, ({ day }) => day)];
  if (days.every(([, ofDay]) => ofDay.length <= mostIncrements)) {
    return raiseUnread(firestore, days, documentOf);
  }
  await firestore.runTransaction(async (work) => {
    const read = await work.getAll(...days.map(([day]) => documentOf(day)));
    for (const [place, [day, ofDay]] of days.entries()) {
      const known = read[place] && readDayCounts(read[place]);
      work.set(documentOf(day), withCounts(known ?? { day, counts: {} }, ofDay));
    }
  });
}

/** https://firebase.google.com/docs/firestore/quotas#writes_and_transactions: for each document. */
const mostIncrements = 500;

async function raiseUnread(
  firestore: Firestore,
  days: readonly (readonly [string, readonly DailyCount[]])[],
  documentOf: (day: string) => DocumentReference,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const batch = firestore.batch();
    for (const [day, ofDay] of days) {
      batch.set(documentOf(day), { day, counts: raisedFields(ofDay) }, { merge: true });
    }
    try {
      await batch.commit();
      return;
    } catch (error) {
      // Too many at one document at once, and nothing of it was done.
      if (codeOf(error) !== statusCodes.aborted || attempt === mostAttempts) throw error;
    }
  }
}

const mostAttempts = 5;
