import type { Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { DeliveryRecords } from '../analytics/report/delivery-figures.ts';
import { moment, readLetter, reader, timestamp } from './documents.ts';
import { firestoreCall, longPatience } from './firestore-call.ts';
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
        for await (const found of paged(ofTime(at.letters))) {
          const letter = readLetter(found);
          if (letter === undefined) continue;
          const letters = lettersOf.get(letter.messageId) ?? [];
          lettersOf.set(letter.messageId, [...letters, letterRecord(letter)]);
        }
        const records = [];
        for await (const found of paged(
          ofTime(at.messages).select('id', 'receivedAt', 'spamSigns'),
        )) {
          const message = readSparse(found);
          if (message === undefined) continue;
          const { id, receivedAt, spamSigns } = message;
          const letters = lettersOf.get(id) ?? [];
          records.push({ receivedAt, looksLikeSpam: spamSigns.length > 0, letters });
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

async function* paged(inOrder: Query): AsyncGenerator<QueryDocumentSnapshot> {
  let next = inOrder.limit(pageSize);
  for (;;) {
    const { docs } = await next.get();
    yield* docs;
    const last = docs.at(-1);
    if (last === undefined || docs.length < pageSize) return;
    next = inOrder.startAfter(last).limit(pageSize);
  }
}

const pageSize = 500;
