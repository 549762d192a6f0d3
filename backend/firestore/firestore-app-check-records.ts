import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { AppCheckRecords } from '../app-check/app-check-records.ts';
import { firestoreCall } from './firestore-call.ts';
import { collections, documentReader, hashName, timestamp } from './firestore-documents.ts';

/**
 * The signing secret and the uses of tokens. Nothing here deletes uses: the platform deletes a
 * document within a day after its `expireAt` (`firestore.indexes.json`).
 */
export function firestoreAppCheckRecords(firestore: Firestore): AppCheckRecords {
  const { secrets, appCheckUses } = collections(firestore);
  return {
    secret: (made) =>
      firestoreCall(() =>
        firestore.runTransaction(async (work) => {
          const document = secrets.doc('tokens');
          const known = readSecret(await work.get(document));
          if (known === undefined) work.create(document, { secret: made });
          return known?.secret ?? made;
        }),
      ),
    countUse: (id, expiresAt) =>
      firestoreCall(() =>
        firestore.runTransaction(async (work) => {
          const document = appCheckUses.doc(hashName(id));
          const uses = (readUses(await work.get(document))?.uses ?? 0) + 1;
          work.set(document, { uses, expireAt: timestamp(expiresAt) });
          return uses;
        }),
      ),
  };
}

const readSecret = documentReader(z.object({ secret: z.string() }));
const readUses = documentReader(z.object({ uses: z.number() }));
