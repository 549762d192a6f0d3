import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { recordedLog } from '#test/fixtures/recorded-log.ts';
import { deliverNotification } from './deliver-notification.ts';
import type { NotificationKind } from '../contact/notification.ts';
import type { SendOutcome } from './channel.ts';
import type { ClaimedNotification, NotificationQueue } from './notification-queue.ts';
import { StoreUnavailable } from '../contact/store-unavailable.ts';

const now = 1_000_000_000;

describe('delivering a notification', () => {
  test('sends it and records that', async () => {
    const { deliver, records } = setUp(() => ({ kind: 'sent' }));
    await deliver('inquiry');
    expect(records).toEqual(['sent a']);
  });

  test('puts a failed one off and says so', async () => {
    const outcome = { kind: 'failed', code: 'ESOCKET', problem: 'connection refused' } as const;
    const { deliver, records, log } = setUp(() => outcome);
    await deliver('inquiry');
    expect(records).toEqual([`retry a at ${now + 60_000}: connection refused`]);
    expect(log.sentences('warn')).toHaveLength(1);
  });

  test('waits as long as the other side asks for', async () => {
    const notBefore = now + 600_000;
    const { deliver, records } = setUp(() => ({
      ...{ kind: 'failed', code: '429', problem: 'busy', notBefore },
    }));
    await deliver('webhook');
    expect(records).toEqual([`retry a at ${notBefore}: busy`]);
  });

  test('gives a refused confirmation up and says so loudly, with no address in the log', async () => {
    const problem = '550 <rosa@alder-and-rye.example> unknown';
    const { deliver, records, log } = setUp(() => ({ kind: 'refused', code: '550', problem }));
    await deliver('confirmation');
    expect(records).toEqual([`given up a: ${problem}`]);
    expect(log.sentences('error')).toHaveLength(1);
    expect(log.text()).not.toContain('rosa');
    expect(log.text()).toContain('550');
  });

  test('gives up at once where there is no such way any more', async () => {
    const { deliver, records } = setUp(() => ({ kind: 'closed', code: 'NONE', problem: 'gone' }));
    await deliver('webhook');
    expect(records).toEqual(['given up a: gone']);
  });

  test('puts one that cannot be written off: a fault of ours is mended', async () => {
    const { deliver, records } = setUp(() => {
      throw new TypeError('a fault of ours');
    });
    await deliver('inquiry');
    expect(records.join()).toContain('retry a');
  });

  test('is broken off once the channel has no timeout left', async () => {
    const { deliver, records } = setUp(never, undefined, 20);
    await deliver('inquiry');
    expect(records.join()).toContain('retry a');
  });

  test('records that it was sent once the store is back, and does not send it again', async () => {
    let locked = 1;
    const { deliver, records, sends } = setUp(
      () => ({ kind: 'sent' }),
      () => {
        if (locked-- > 0) throw new StoreUnavailable('locked');
      },
    );
    await deliver('inquiry');
    expect(records).toEqual(['sent a']);
    expect(sends()).toBe(1);
  });

  test.each([
    [{ kind: 'failed', code: '451', problem: 'busy' }, 'retry a'],
    [{ kind: 'closed', code: 'NONE', problem: 'gone' }, 'given up a'],
  ] as const)(
    'records what else came of it once the store is back: %o',
    async (outcome, record) => {
      let locked = 1;
      const { deliver, records } = setUp(
        () => outcome,
        () => {
          if (locked-- > 0) throw new StoreUnavailable('locked');
        },
      );
      await deliver('webhook');
      expect(records.join()).toContain(record);
    },
  );

  test('does not wait for the store once it is broken off', async () => {
    const { deliver } = setUp(
      () => ({ kind: 'sent' }),
      () => {
        throw new StoreUnavailable('locked');
      },
    );
    await expect(deliver('inquiry', AbortSignal.abort())).rejects.toThrow(StoreUnavailable);
  });
});

async function never(signal: AbortSignal): Promise<SendOutcome> {
  await once(signal, 'abort');
  return { kind: 'failed', code: 'EABORT', problem: 'broken off' };
}

function setUp(
  outcomeOf: (signal: AbortSignal) => SendOutcome | Promise<SendOutcome>,
  beforeRecord: () => void = () => undefined,
  timeout = 60_000,
) {
  const records: string[] = [];
  const log = recordedLog();
  let sends = 0;
  const record = async (text: string) => {
    await Promise.resolve();
    beforeRecord();
    records.push(text);
  };
  const queue: NotificationQueue = {
    claimDue: () => Promise.resolve([]),
    recordSent: (id) => record(`sent ${id}`),
    recordRetry: (id, at, problem) => record(`retry ${id} at ${at}: ${problem}`),
    recordGivenUp: (id, problem) => record(`given up ${id}: ${problem}`),
    retryNow: () => Promise.resolve(0),
    countGivenUp: () => Promise.resolve(0),
  };
  const send = async (_notification: unknown, signal: AbortSignal) => {
    sends += 1;
    await Promise.resolve();
    return outcomeOf(signal);
  };
  const deliver = (kind: NotificationKind, abandon = new AbortController().signal) => {
    const channel = { kinds: [kind], timeout, deliver: send };
    const dependencies = { queue, channel, clock: () => now, random: () => 0.5, log };
    return deliverNotification(dependencies, claimed(kind), abandon);
  };
  return { deliver, records, log, sends: () => sends };
}

function claimed(kind: NotificationKind): ClaimedNotification<NotificationKind> {
  const written = { page: undefined, content: completeMessage, spamSigns: [] };
  return { id: 'a', kind, attempts: 1, message: { id: 'm1', receivedAt: now, ...written } };
}
