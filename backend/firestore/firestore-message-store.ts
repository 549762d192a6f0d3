import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import type { MessageStore, NewMessage } from '../contact/ports.ts';
import { furthestAhead } from '../contact/submit-message.ts';
import {
  letterFields,
  messageFields,
  readContentKey,
  readLetter,
  readMessage,
  timestamp,
  wellFormed,
  withLetters,
  type LetterDocument,
} from './documents.ts';
import { everything, lettersAsOf } from './everything.ts';
import { codeOf, firestoreCall, longPatience, statusCodes } from './firestore-call.ts';
import { belongingsOf } from './left-behind.ts';
import { oneAfterAnother } from './one-after-another.ts';
import { places, type Places } from './places.ts';

/** Messages in one document each, with one more for each letter, and one that holds their content key. */
export function firestoreMessageStore(firestore: Firestore): MessageStore {
  const at = places(firestore);
  const inOrder = oneAfterAnother();
  return {
    save: (message) =>
      firestoreCall(() =>
        inOrder(message.contentKey, () =>
          firestore.runTransaction((work) => save(work, at, message)),
        ),
      ),
    list: () =>
      firestoreCall(async () => {
        const all = await Array.fromAsync(everything(firestore));
        return all
          .map(({ message, letters }) => withLetters(message, letters))
          .sort((a, b) => b.receivedAt - a.receivedAt || (a.id < b.id ? 1 : -1));
      }, longPatience),
    get: (id) =>
      firestoreCall(async () => {
        const found = await at.message(id).get();
        const message = readMessage(found);
        if (message === undefined) return undefined;
        const letters = await lettersAsOf(firestore, message.letterIds, found.readTime);
        return withLetters(message, letters);
      }),
    delete: (id) =>
      firestoreCall(() =>
        firestore.runTransaction(async (work) => {
          const message = readMessage(await work.get(at.message(id)));
          if (message !== undefined) {
            removeMessage(work, at, message);
            return true;
          }
          // Somebody may have deleted it by hand, and not what belongs to it.
          const left = await belongingsOf(work, at, id);
          for (const place of left) work.delete(place);
          return left.length > 0;
        }),
      ),
    checkWritable: () => firestoreCall(() => checkWritable(at.messages.doc('no message'))),
  };
}

/**
 * The content key has a document of its own, which everyone who saves the same content reads and
 * writes: of two at one moment, in two instances even, one waits for the other and finds it there.
 */
async function save(work: Transaction, at: Places, message: NewMessage) {
  const { id, receivedAt, duplicatesAfter, receipts } = message;
  const contentKey = at.contentKey(message.contentKey);
  const owesReceipt = message.letters.some(({ kind }) => kind === 'receipt');
  const [known, owed] = await Promise.all([
    work.get(contentKey).then(readContentKey),
    owesReceipt ? receiptsOwed(work, at, message) : 0,
  ]);
  const first = known && (await work.get(at.message(known.messageId)));
  // Somebody may have deleted a message by hand, and not what belongs to it.
  if (known !== undefined && first?.exists === true) {
    const isOld = known.receivedAt <= duplicatesAfter;
    const isOfWrongClock = known.receivedAt > receivedAt + furthestAhead;
    if (!isOld && !isOfWrongClock) return { id: known.messageId, alreadyKept: true };
    work.update(first.ref, { contentKey: null });
  }
  const letters = message.letters
    .filter(({ kind }) => kind !== 'receipt' || owed < receipts.most)
    .map((letter) => ({
      ...letter,
      ...({ state: 'waiting', attempts: 0, nextAttemptAt: receivedAt } as const),
      ...{ sentAt: undefined, lastProblem: undefined },
      mailbox: letter.kind === 'receipt' ? receipts.mailbox : undefined,
    }));
  work.create(at.message(id), messageFields({ ...message, letters }));
  work.set(contentKey, { messageId: id, receivedAt: timestamp(receivedAt) });
  for (const letter of letters) {
    work.create(at.letter(letter.id), letterFields(letter, id, receivedAt));
  }
  return { id, alreadyKept: false };
}

/** How many receipts the mailbox has been owed of late. Counting is billed as one read. */
async function receiptsOwed(
  work: Transaction,
  at: Places,
  { receivedAt, receipts: { mailbox, since } }: NewMessage,
): Promise<number> {
  const counted = await work.get(
    at.letters
      .where('mailbox', '==', wellFormed(mailbox))
      .where('receivedAt', '>', timestamp(since))
      .where('receivedAt', '<=', timestamp(receivedAt + furthestAhead))
      .count(),
  );
  return counted.data().count;
}

/** Those that are there still. */
export async function lettersOf(
  work: Transaction,
  at: Places,
  ids: readonly string[],
): Promise<readonly LetterDocument[]> {
  if (ids.length === 0) return [];
  const found = await work.getAll(...ids.map(at.letter));
  return found.map(readLetter).filter((letter) => letter !== undefined);
}

/** The content key too, unless another message has it by now. */
export function removeMessage(
  work: Transaction,
  at: Places,
  message: { id: string; contentKey: string | null; letterIds: readonly string[] },
): void {
  const { id, contentKey, letterIds } = message;
  work.delete(at.message(id));
  for (const letterId of letterIds) work.delete(at.letter(letterId));
  if (contentKey !== null) work.delete(at.contentKey(contentKey));
}

/**
 * Asks for a change of a document that is not there: whoever may not write, or has used up what may be
 * written in a day, is told that before it is looked for. Nothing is changed.
 */
async function checkWritable(nowhere: DocumentReference): Promise<void> {
  try {
    await nowhere.update({ contentKey: null });
  } catch (error) {
    if (codeOf(error) !== statusCodes.notFound) throw error;
  }
}
