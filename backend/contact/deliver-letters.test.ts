import { describe, expect, test } from 'vitest';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { recordedLog } from '#test/fixtures/recorded-log.ts';
import { deliverLetters } from './deliver-letters.ts';
import type { ClaimedLetter, Letter, LetterQueue, SendOutcome } from './ports.ts';

const now = 1_000_000_000;

describe('delivering', () => {
  test('sends every due letter, in rounds, and records it', async () => {
    const { deliver, records, sends } = setUp(['a', 'b', 'c', 'd', 'e', 'f']);
    await deliver();
    expect(sends()).toBe(6);
    expect(records).toEqual(['a', 'b', 'c', 'd', 'e', 'f'].map((id) => `sent ${id}`));
  });

  test('puts a failed letter off and says so', async () => {
    const outcome = { kind: 'failed', code: 'ESOCKET', problem: 'connection refused' } as const;
    const { deliver, records, log } = setUp(['a'], () => outcome);
    await deliver();
    expect(records).toEqual([`retry a at ${now + 60_000}: connection refused`]);
    expect(log.sentences('warn')).toHaveLength(1);
  });

  test('gives a refused receipt up and says so loudly, with no address in the log', async () => {
    const problem = '550 <rosa@alder-and-rye.example> unknown';
    const { deliver, records, log } = setUp(['a'], () => ({
      kind: 'refused',
      code: '550',
      problem,
    }));
    await deliver('receipt');
    expect(records).toEqual([`given up a: ${problem}`]);
    expect(log.sentences('error')).toHaveLength(1);
    expect(log.text()).not.toContain('rosa');
    expect(log.text()).toContain('550');
  });

  test('does not let one letter that cannot be written stop another', async () => {
    const { deliver, records } = setUp(['bad', 'good'], (letter) => {
      if (letter.id === 'bad') throw new TypeError('a fault of ours');
      return { kind: 'sent' };
    });
    await deliver();
    expect(records).toContain('sent good');
    expect(records.join()).toContain('retry bad');
  });

  test('begins nothing once it is told to stop', async () => {
    const { deliver, records } = setUp(['a'], undefined, AbortSignal.abort());
    await deliver();
    expect(records).toEqual([]);
  });
});

function setUp(
  ids: string[],
  outcomeOf: (letter: Letter) => SendOutcome = () => ({ kind: 'sent' }),
  stop = new AbortController().signal,
) {
  const waiting = [...ids];
  const records: string[] = [];
  const log = recordedLog();
  let sends = 0;
  const record = (text: string) => {
    records.push(text);
    return Promise.resolve();
  };
  const queue = (kind: ClaimedLetter['kind']): LetterQueue => ({
    claimDue: (_now, _lease, limit) =>
      Promise.resolve(waiting.splice(0, limit).map((id) => claimed(id, kind))),
    recordSent: (id) => record(`sent ${id}`),
    recordRetry: (id, at, problem) => record(`retry ${id} at ${at}: ${problem}`),
    recordGivenUp: (id, problem) => record(`given up ${id}: ${problem}`),
    retryNow: () => Promise.resolve(0),
    oldestWaitingSince: () => Promise.resolve(undefined),
  });
  const mailer = {
    send: async (letter: Letter) => {
      sends += 1;
      await Promise.resolve();
      return outcomeOf(letter);
    },
  };
  const deliver = (kind: ClaimedLetter['kind'] = 'agency') =>
    deliverLetters(
      { queue: queue(kind), mailer, compose, clock: () => now, random: () => 0.5, log },
      { stop, abandon: new AbortController().signal },
    );
  return { deliver, records, log, sends: () => sends };
}

function claimed(id: string, kind: ClaimedLetter['kind']): ClaimedLetter {
  const message = {
    id: 'm1',
    receivedAt: now,
    page: undefined,
    content: completeMessage,
    spamSigns: [],
  };
  return { id, kind, attempts: 1, message };
}

function compose({ id, kind }: ClaimedLetter): Letter {
  const somebody = { name: '', address: 'somebody@agency.example' };
  const words = { subject: '', text: '', html: '' };
  return { id, kind, from: somebody, to: somebody, replyTo: somebody, date: now, ...words };
}
