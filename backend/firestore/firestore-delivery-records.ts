import type { Firestore, Query } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { DeliveryRecords } from '../report/delivery-figures.ts';
import { moment, readLetter, reader, timestamp } from './documents.ts';
import { firestoreCall, longPatience } from './firestore-call.ts';
import { pagesOf } from './pages-of.ts';
import { places } from './places.ts';

/** The delivery records. No word of a message is read. */
export function firestoreDeliveryRecords(firestore: Firestore): DeliveryRecords {
  const at = places(firestore);
  return {
    between: (from, before) =>
      firestoreCall(async () => {
        const ofTime = (query: Query) =>
          query
            .where('receivedAt', '>=', timestamp(from))
            .where('receivedAt', '<', timestamp(before))
            .orderBy('receivedAt');
        const lettersOf = new Map<string, ReturnType<typeof letterRecord>[]>();
        for await (const page of pagesOf(ofTime(at.letters), pageSize)) {
          for (const letter of page.map(readLetter)) {
            if (letter === undefined) continue;
            const letters = lettersOf.get(letter.messageId) ?? [];
            lettersOf.set(letter.messageId, [...letters, letterRecord(letter)]);
          }
        }
        const records = [];
        const sparse = ofTime(at.messages).select('id', 'receivedAt', 'spamSigns');
        for await (const page of pagesOf(sparse, pageSize)) {
          for (const message of page.map(readSparse)) {
            if (message === undefined) continue;
            const { id, receivedAt, spamSigns } = message;
            const letters = lettersOf.get(id) ?? [];
            records.push({ receivedAt, looksLikeSpam: spamSigns.length > 0, letters });
          }
        }
        return records;
      }, longPatience),
  };
}

const readSparse = reader(
  z.object({ id: z.string(), receivedAt: moment, spamSigns: z.array(z.string()) }),
);

type ReadLetter = NonNullable<ReturnType<typeof readLetter>>;

function letterRecord({ kind, state, sentAt }: ReadLetter) {
  return { kind, state, sentAt: sentAt ?? undefined };
}

const pageSize = 500;
