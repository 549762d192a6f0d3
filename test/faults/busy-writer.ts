import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import type { ContactMessage } from '#contract/contact-message.ts';
import type { Ledger } from './ledger.ts';
import type { Visitor } from './visitor.ts';

export interface BusyWriter {
  /** How many messages it has sent so far. */
  readonly sends: () => number;
  /** Sends one message after the other, until the server is gone. */
  readonly write: (origin: string, gone: AbortSignal) => Promise<void>;
  /** Sends what was not answered, or one more, until it is. */
  readonly finish: (origin: string) => Promise<void>;
}

/**
 * Somebody who writes all day. A message that is not answered is sent again to the next server, as it
 * was, before any other; some that were answered are sent again too. Neither may be stored twice.
 */
export function busyWriter(visitor: Visitor, ledger: Ledger, random: () => number): BusyWriter {
  let unanswered: ContactMessage | undefined;
  let sends = 0;
  async function sendOne(origin: string): Promise<void> {
    const earlier = ledger.acknowledged();
    const again = random() < 0.1 ? earlier[Math.floor(random() * earlier.length)] : undefined;
    const message = unanswered ?? again ?? ledger.newMessage();
    sends += 1;
    const answer = await ledger.send(visitor, origin, message);
    unanswered = answer.kind === 'acknowledged' ? undefined : message;
    // More than everybody together may send.
    if (answer.kind === 'refused') expect(answer.status).toBe(429);
    await sleep(20 * random());
  }
  return {
    sends: () => sends,
    async write(origin, gone) {
      while (!gone.aborted) await sendOne(origin);
    },
    async finish(origin) {
      do await sendOne(origin);
      while (unanswered !== undefined);
    },
  };
}
