import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { periodOf, type ConfirmationLimit } from '../contact/confirmation-budget.ts';
import type { MessageStore, NewMessage, SavedMessage } from '../contact/ports.ts';
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
        inOrder(owesConfirmation(message) ? 'confirmations' : message.contentKey, () =>
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
async function save(work: Transaction, at: Places, message: NewMessage): Promise<SavedMessage> {
  const { id, receivedAt, duplicatesAfter } = message;
  const contentKey = at.contentKey(message.contentKey);
  const [known, reachedLimit] = await Promise.all([
    work.get(contentKey).then(readContentKey),
    owesConfirmation(message) ? findReachedLimit(work, at, message) : undefined,
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
    .filter(({ kind }) => kind !== 'receipt' || reachedLimit === undefined)
    .map((letter) => ({
      ...letter,
      ...({ state: 'waiting', attempts: 0, nextAttemptAt: receivedAt } as const),
      ...{ sentAt: undefined, lastProblem: undefined },
      mailbox: letter.kind === 'receipt' ? message.confirmation.mailbox : undefined,
    }));
  work.create(at.message(id), messageFields({ ...message, letters }));
  work.set(contentKey, { messageId: id, receivedAt: timestamp(receivedAt) });
  for (const letter of letters) {
    work.create(at.letter(letter.id), letterFields(letter, id, receivedAt));
  }
  return { id, alreadyKept: false, reachedLimit };
}

function owesConfirmation({ letters }: NewMessage): boolean {
  return letters.some(({ kind }) => kind === 'receipt');
}

/** Returns the first limit that leaves no room for another confirmation. A count is billed as one read. */
async function findReachedLimit(
  work: Transaction,
  at: Places,
  { receivedAt, confirmation: { mailbox, limits } }: NewMessage,
): Promise<ConfirmationLimit | undefined> {
  const counts = await Promise.all(
    limits.map(async (limit) => {
      const counted = await work.get(
        (limit.per === 'mailbox'
          ? at.letters.where('mailbox', '==', wellFormed(mailbox))
          : at.letters.where('kind', '==', 'receipt')
        )
          .where('receivedAt', '>', timestamp(receivedAt - periodOf(limit)))
          .where('receivedAt', '<=', timestamp(receivedAt + furthestAhead))
          .count(),
      );
      return counted.data().count;
    }),
  );
  return limits.find(({ max }, place) => (counts[place] ?? 0) >= max);
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
