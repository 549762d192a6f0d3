import type { Firestore, QuerySnapshot, Timestamp } from 'firebase-admin/firestore';
import { readLetter, readMessage, type LetterDocument, type MessageDocument } from './documents.ts';
import { firestoreCall } from './firestore-call.ts';
import { places } from './places.ts';

/**
 * Every message with its letters as they are at one moment, in the order of their ids: pages are read as
 * of the moment of the first. The database remembers an hour, so who takes longer is told
 * `StoreUnavailable`.
 */
export async function* everything(firestore: Firestore): AsyncGenerator<{
  readonly message: MessageDocument;
  readonly letters: readonly LetterDocument[];
}> {
  const at = places(firestore);
  const inOrder = at.messages.orderBy('id').limit(pageSize);
  let moment: Timestamp | undefined;
  let last: string | undefined;
  for (;;) {
    const next = last === undefined ? inOrder : inOrder.startAfter(last);
    const readTime = moment;
    const page: QuerySnapshot = await firestoreCall(() =>
      readTime === undefined
        ? next.get()
        : firestore.runTransaction((work) => work.get(next), { readOnly: true, readTime }),
    );
    const asOf = (moment ??= page.readTime);
    const messages = page.docs.map(readMessage).filter((each) => each !== undefined);
    const letterIds = messages.flatMap((each) => each.letterIds);
    const letters = await lettersAsOf(firestore, letterIds, asOf);
    const byMessage = Map.groupBy(letters, ({ messageId }) => messageId);
    for (const message of messages) {
      yield { message, letters: byMessage.get(message.id) ?? [] };
    }
    last = messages.at(-1)?.id;
    if (page.size < pageSize || last === undefined) return;
  }
}

/** A page of the longest messages is some 2 MB. */
const pageSize = 200;

/** Those that were there at this moment. */
export async function lettersAsOf(
  firestore: Firestore,
  ids: readonly string[],
  readTime: Timestamp,
): Promise<readonly LetterDocument[]> {
  if (ids.length === 0) return [];
  const references = ids.map(places(firestore).letter);
  const found = await firestoreCall(() =>
    firestore.runTransaction((work) => work.getAll(...references), { readOnly: true, readTime }),
  );
  return found.map(readLetter).filter((letter) => letter !== undefined);
}
