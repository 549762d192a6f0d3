import { describe, expect, test } from 'vitest';
import { recordedLog } from '#test/fixtures/recorded-log.ts';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { drainLetters } from './drain-letters.ts';
import type { Channel, ClaimedLetter, LetterQueue, SendOutcome } from './ports.ts';
import { StoreUnavailable } from './store-unavailable.ts';

describe('a drain', () => {
  test('sends all that is due, a few at once, and ends', async () => {
    const { sent, drain } = setUp(11);
    await drain(1);
    expect(sent).toEqual(Array.from({ length: 11 }, (_, n) => `l${n}`));
  });

  test('begins nothing after its time', async () => {
    const { sent, drain } = setUp(11);
    await drain(0);
    expect(sent).toEqual([]);
  });

  test('puts off what is not taken, and goes on', async () => {
    const { retried, drain } = setUp(5, { kind: 'failed', code: 'DOWN', problem: 'Down' });
    await drain(1);
    expect(retried).toHaveLength(5);
  });

  test('says that the store is unavailable', async () => {
    const { queue, drain } = setUp(1);
    queue.claimDue = () => Promise.reject(new StoreUnavailable('Gone'));
    await expect(drain(1)).rejects.toThrow(StoreUnavailable);
  });
});

/** So many due letters, at a clock that stands at nought. */
function setUp(count: number, outcome: SendOutcome = { kind: 'sent' }) {
  const due = Array.from({ length: count }, (_, n) => letter(`l${n}`));
  const sent: string[] = [];
  const retried: string[] = [];
  const queue: LetterQueue = {
    claimDue: ({ kinds, limit }) => {
      const claimed = due.splice(0, limit);
      return Promise.resolve(
        claimed.flatMap((each) =>
          kinds.filter((kind) => kind === each.kind).map((kind) => ({ ...each, kind })),
        ),
      );
    },
    recordSent: (id) => Promise.resolve(void sent.push(id)),
    recordRetry: (id) => Promise.resolve(void retried.push(id)),
    recordGivenUp: () => Promise.resolve(),
    retryNow: () => Promise.resolve(0),
    oldestWaitingSince: () => Promise.resolve(undefined),
    countGivenUp: () => Promise.resolve(0),
  };
  const channel: Channel<'agency'> = {
    kinds: ['agency'],
    patience: 60_000,
    deliver: () => Promise.resolve(outcome),
  };
  const dependencies = { queue, channel, clock: () => 0, random: () => 0, log: recordedLog() };
  const drain = (until: number) => drainLetters(dependencies, until, new AbortController().signal);
  return { sent, retried, queue, drain };
}

function letter(id: string): ClaimedLetter<'agency'> {
  const message = { id: 'm1', receivedAt: 0, page: undefined, content: completeMessage };
  return { id, kind: 'agency', attempts: 1, message: { ...message, spamSigns: [] } };
}
