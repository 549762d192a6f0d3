import type { Firestore, Query, Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { AppCheckRecords } from '../contact/app-check-ports.ts';
import { reader, timestamp } from './documents.ts';
import { firestoreCall } from './firestore-call.ts';
import { oneAfterAnother } from './one-after-another.ts';
import { places, type Places } from './places.ts';
import { sharedSecret } from './shared-secret.ts';

/**
 * App check's records. The platform deletes by itself what has an `expireAt`, but some time in the day
 * after it; `forgetExpired` does so at once, with the codes of addresses that limits have counted too.
 */
export function firestoreAppCheckRecords(firestore: Firestore): AppCheckRecords {
  const at = places(firestore);
  const inOrder = oneAfterAnother();
  return {
    secret: (made) => firestoreCall(() => sharedSecret(firestore, 'tokens', made)),
    countUse: (id, expiresAt) =>
      firestoreCall(() =>
        inOrder(id, () => firestore.runTransaction((work) => countUse(work, at, id, expiresAt))),
      ),
    forgetExpired: (now) =>
      firestoreCall(async () => {
        for (const expiring of [at.appCheckUses, at.requestCounts]) {
          await deleteAll(firestore, expiring.where('expireAt', '<', timestamp(now)));
        }
      }),
  };
}

async function deleteAll(firestore: Firestore, query: Query): Promise<void> {
  for (;;) {
    const { docs } = await query.limit(pageSize).get();
    const batch = firestore.batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
    if (docs.length < pageSize) return;
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

const readUses = reader(z.object({ uses: z.number() }));
