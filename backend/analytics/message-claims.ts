import type { EventBatch } from '#contract/event-batch.ts';
import type { AppCheckRecords } from '../contact/app-check-verifier.ts';
import type { Clock } from '../contact/clock.ts';
import type { MessageStore } from '../contact/message-store.ts';

export interface MessageClaimsDependencies {
  readonly messages: Pick<MessageStore, 'get'>;
  /** Notes which messages were claimed. */
  readonly uses: Pick<AppCheckRecords, 'countUse'>;
  readonly clock: Clock;
}

/**
 * Returns when the messages that a batch claims were received, in milliseconds since 1970. A claim
 * counts once, and only for a message that is stored and at most {@link claimPeriod} old. Throws
 * `StoreUnavailable` when the store cannot be read or written.
 */
export async function claimedMessages(
  { messages, uses, clock }: MessageClaimsDependencies,
  { events }: EventBatch,
): Promise<readonly number[]> {
  const claimed = new Set(events.flatMap(({ messageId }) => messageId ?? []));
  const received: number[] = [];
  for (const id of [...claimed].slice(0, maxClaims)) {
    const message = await messages.get(id);
    if (message === undefined) continue;
    const expiresAt = message.receivedAt + claimPeriod;
    if (clock() > expiresAt) continue;
    // The note outlives the period, because servers' clocks differ.
    const count = await uses.countUse(`sent ${id}`, expiresAt + claimPeriod);
    if (count === 1) received.push(message.receivedAt);
  }
  return received;
}

/** In milliseconds. Long enough for a page to report what it could not send at once. */
export const claimPeriod = 15 * 60 * 1000;

/** A form sends one message at a time. Without a limit, a batch of made-up ids costs 50 reads. */
const maxClaims = 3;
