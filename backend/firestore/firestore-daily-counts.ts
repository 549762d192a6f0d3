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
import { codeOf, firestoreCall, statusCodes } from './firestore-call.ts';
import { places } from './places.ts';

export interface FirestoreDailyCounts extends DailyCountStore, Pick<GatheredCounts, 'settle'> {
  /**
   * The documents of the days, a few in memory at a time. More than one may be of the same day. Waits
   * `patience` milliseconds for the next few, or as long as a visitor does.
   */
  readonly documents: (
    from: string,
    to: string,
    patience?: number,
  ) => AsyncGenerator<DayCountsDocument>;
}

/**
 * Daily counts, few documents and few writes: what many pages tell an instance within `pause`
 * milliseconds is one write. A document takes about one write a second for long; a day has
 * {@link shards}, and an instance keeps to one of them until it is full.
 */
export function firestoreDailyCounts(firestore: Firestore, pause = 1000): FirestoreDailyCounts {
  const { dailyCounts } = places(firestore);
  let place = Math.floor(Math.random() * shards);

  async function* documents(from: string, to: string, patience?: number) {
    const inOrder = dailyCounts.where('day', '>=', from).where('day', '<=', to).orderBy('day');
    let next = inOrder.limit(pageSize);
    for (;;) {
      const query = next;
      const { docs } = await firestoreCall(() => query.get(), patience);
      for (const found of docs) {
        const document = readDayCounts(found);
        if (document !== undefined) yield document;
      }
      const last = docs.at(-1);
      if (last === undefined || docs.length < pageSize) return;
      next = inOrder.startAfter(last).limit(pageSize);
    }
  }

  /**
   * Each instance lets in as many names as a day may have that nobody else has counted, so that those of
   * several can be too many for one document. What one has no room for goes to another of the same day.
   */
  async function keep(counts: readonly DailyCount[]): Promise<void> {
    const last = place + mostFull * shards;
    for (let tried = place; ; tried += shards) {
      try {
        await raise(firestore, counts, (day) => dailyCounts.doc(`${day}.${tried}`));
        place = Math.max(place, tried);
        return;
      } catch (error) {
        if (codeOf(error) !== statusCodes.invalidArgument || tried === last) throw error;
      }
    }
  }

  const gathered = gatheredCounts((counts) => firestoreCall(() => keep(counts)), pause);

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

/** More instances at one moment than there may be, each with all the names that it lets in. */
const mostFull = 10;

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
