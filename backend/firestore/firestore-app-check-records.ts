import type { Firestore, Query, Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { AppCheckRecords } from '../contact/app-check-verifier.ts';
import { reader, timestamp } from './documents.ts';
import { firestoreCall } from './firestore-call.ts';
import { oneAfterAnother } from './one-after-another.ts';
import { places, type Places } from './places.ts';
import { sharedSecret } from './shared-secret.ts';

export interface FirestoreAppCheckRecords extends AppCheckRecords {
  /**
   * Deletes what expired before `now`, the codes of addresses that limits have counted too: at most
   * some ten thousands, the rest at the next call. For a schedule, which has the time.
   */
  deleteExpired(now: number): Promise<void>;
}

/**
 * App check's records. The platform deletes by itself what has an `expireAt`, but some time in the day
 * after it. No visitor waits for deleting, nor has it done: after a flood that would take minutes.
 */
export function firestoreAppCheckRecords(firestore: Firestore): FirestoreAppCheckRecords {
  const at = places(firestore);
  const inOrder = oneAfterAnother();
  return {
    secret: (made) => firestoreCall(() => sharedSecret(firestore, 'tokens', made)),
    countUse: (id, expiresAt) =>
      firestoreCall(() =>
        inOrder(id, () => firestore.runTransaction((work) => countUse(work, at, id, expiresAt))),
      ),
    async deleteExpired(now) {
      await Promise.all(
        [at.appCheckUses, at.requestCounts].map((expiring) =>
          deleteOldest(firestore, expiring.where('expireAt', '<', timestamp(now))),
        ),
      );
    },
  };
}

async function deleteOldest(firestore: Firestore, expired: Query): Promise<void> {
  const inOrder = expired.orderBy('expireAt').limit(pageSize);
  let next = inOrder;
  for (let page = 0; page < mostPages; page++) {
    const query = next;
    const { docs } = await firestoreCall(() => query.select('expireAt').get());
    const batch = firestore.batch();
    for (const { ref } of docs) batch.delete(ref);
    await firestoreCall(() => batch.commit());
    const last = docs.at(-1);
    if (last === undefined || docs.length < pageSize) return;
    // Behind what is deleted already: the database would go through its traces each time.
    next = inOrder.startAfter(last);
  }
}

async function countUse(
  work: Transaction,
  at: Places,
  id: string,
  expiresAt: number,
): Promise<number> {
  const place = at.appCheckUse(id);
  const known = readUses(await work.get(place));
  const uses = (known?.uses ?? 0) + 1;
  if (known === undefined) work.create(place, { uses, expireAt: timestamp(expiresAt) });
  else work.update(place, { uses });
  return uses;
}

const pageSize = 300;
const mostPages = 100;

const readUses = reader(z.object({ uses: z.number() }));
