import { setTimeout as pause } from 'node:timers/promises';
import type { Log, MessageArchive } from './ports.ts';

export interface ForgettingDependencies {
  readonly archive: Pick<MessageArchive, 'forgettable' | 'forget'>;
  /** Removes what letters have left outside of the store, such as their files. */
  readonly removeLetters: (ids: readonly string[]) => Promise<unknown>;
  readonly log: Log;
}

/**
 * Forgets the messages received before a moment, until none is left or `stop` aborts; answers how many
 * there were. One with a letter that waits is kept until the letter is sent or given up. What was
 * given up is forgotten like all others, and the log names it. Throws `StoreUnavailable` and the file
 * system's own errors; what is not forgotten then is at the next call.
 */
export async function forgetOldMessages(
  { archive, removeLetters, log }: ForgettingDependencies,
  before: number,
  stop: AbortSignal,
): Promise<number> {
  let count = 0;
  while (!stop.aborted) {
    const messages = await archive.forgettable(before, atOnce);
    if (messages.length === 0) break;
    // The files first: after a crash in between, the store still knows whose they are.
    await removeLetters(messages.flatMap(({ letters }) => letters.map(({ id }) => id)));
    const forgotten = new Set(
      await archive.forget(
        messages.map(({ id }) => id),
        before,
      ),
    );
    const letters = messages.filter(({ id }) => forgotten.has(id)).flatMap((each) => each.letters);
    const facts = { messages: forgotten.size, letters: letters.length };
    log.info({ ...facts, messageIds: [...forgotten] }, 'old messages forgotten');
    const givenUp = letters.filter(({ state }) => state === 'given-up').map(({ id }) => id);
    if (givenUp.length > 0) {
      log.warn({ letterIds: givenUp }, 'letters forgotten that had been given up');
    }
    count += forgotten.size;
    // Somebody has had all of these tried again, or forgets them too.
    if (forgotten.size === 0) break;
    await pause(pauseTime);
  }
  return count;
}

/** While they are overwritten nobody can send a message. */
const atOnce = 25;

/** In milliseconds: room for visitors in between. A hundred thousand are gone within minutes all the same. */
const pauseTime = 50;
