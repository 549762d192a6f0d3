import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { AppCheckRecords } from '../contact/app-check-ports.ts';
import { reader, timestamp } from './documents.ts';
import { firestoreCall, longPatience } from './firestore-call.ts';
import { oneAfterAnother } from './one-after-another.ts';
import { places, type Places } from './places.ts';
import { sharedSecret } from './shared-secret.ts';

/**
 * App check's records. The platform deletes the notes of uses by their `expireAt`, some time in the day
 * after it; {@link AppCheckRecords.forgetExpired} is for where nobody has told it to.
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
        const expired = at.appCheckUses.where('expireAt', '<', timestamp(now)).limit(pageSize);
        for (;;) {
          const { docs } = await expired.get();
          const batch = firestore.batch();
          for (const { ref } of docs) batch.delete(ref);
          await batch.commit();
          if (docs.length < pageSize) return;
        }
      }, longPatience),
  };
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
