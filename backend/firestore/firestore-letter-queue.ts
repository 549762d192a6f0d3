import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import type { LetterQueue } from '../contact/ports.ts';
import { claimDue } from './claim-due.ts';
import { crowds } from './crowds.ts';
import { readMessage, timestamp, wellFormed } from './documents.ts';
import { codeOf, firestoreCall, statusCodes } from './firestore-call.ts';
import { lettersOf } from './firestore-message-store.ts';
import { places } from './places.ts';

/**
 * The letter queue: a document for each letter, found by when it is due. A claim takes `claimPatience`
 * milliseconds at most, well within the minute by which a lease is longer than an attempt.
 */
export function firestoreLetterQueue(firestore: Firestore, claimPatience = 30_000): LetterQueue {
  const at = places(firestore);
  const crowdOf = crowds();
  const record = (letterId: string, fields: RecordedFields) =>
    firestoreCall(async () => {
      try {
        await at.letter(letterId).update({ ...fields });
      } catch (error) {
        // Gone with its message.
        if (codeOf(error) !== statusCodes.notFound) throw error;
      }
    });
  return {
    claimDue: (claim) =>
      firestoreCall(() => claimDue(firestore, at, crowdOf(claim.kinds), claim), claimPatience),
    recordSent: (letterId, sentAt) =>
      record(letterId, { state: 'sent', sentAt: timestamp(sentAt), lastProblem: null }),
    recordRetry: (letterId, nextAttemptAt, problem) =>
      record(letterId, {
        nextAttemptAt: timestamp(nextAttemptAt),
        lastProblem: wellFormed(problem),
      }),
    recordGivenUp: (letterId, problem) =>
      record(letterId, { state: 'given-up', lastProblem: wellFormed(problem) }),
    retryNow: (messageId, now) =>
      firestoreCall(() =>
        firestore.runTransaction(async (work) => {
          const message = readMessage(await work.get(at.message(messageId)));
          const letters = await lettersOf(work, at, message?.letterIds ?? []);
          const unsent = letters.filter(({ state }) => state !== 'sent');
          const anew = { state: 'waiting', attempts: 0, nextAttemptAt: timestamp(now) };
          for (const { id } of unsent) work.update(at.letter(id), anew);
          return unsent.length;
        }),
      ),
    countGivenUp: () =>
      firestoreCall(async () => {
        const counted = await at.letters.where('state', '==', 'given-up').count().get();
        return counted.data().count;
      }),
  };
}

interface RecordedFields {
  readonly state?: 'sent' | 'given-up';
  readonly sentAt?: Timestamp;
  readonly nextAttemptAt?: Timestamp;
  readonly lastProblem: string | null;
}
