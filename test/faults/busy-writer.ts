import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import type { ContactMessage } from '#contract/contact-message.ts';
import type { MessageTracker } from './message-tracker.ts';
import type { Visitor } from './visitor.ts';

interface BusyWriter {
  /** How many messages it has sent so far. */
  readonly sends: () => number;
  /** Sends one message after the other, until the server is gone. */
  readonly write: (origin: string, gone: AbortSignal) => Promise<void>;
  /** Sends the unanswered message, or one more, until it is answered. */
  readonly finish: (origin: string) => Promise<void>;
}

/**
 * A visitor who sends one message after the other. An unanswered message is sent again to the next
 * server before any other, and some answered ones are too. Neither may be stored twice.
 */
export function busyWriter(
  visitor: Visitor,
  tracker: MessageTracker,
  random: () => number,
): BusyWriter {
  let unanswered: ContactMessage | undefined;
  let sends = 0;
  async function sendOne(origin: string): Promise<void> {
    const earlier = tracker.acknowledged();
    const again = random() < 0.1 ? earlier[Math.floor(random() * earlier.length)] : undefined;
    const message = unanswered ?? again ?? tracker.newMessage();
    sends += 1;
    const answer = await tracker.send(visitor, origin, message);
    unanswered = answer.kind === 'acknowledged' ? undefined : message;
    // The limit for everyone together.
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
