import { expect, onTestFinished, test, vi } from 'vitest';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { recordedLog } from '#test/fixtures/recorded-log.ts';
import { startDeliveryWorker } from './delivery-worker.ts';
import type { ClaimedLetter, LetterQueue, SendOutcome } from './ports.ts';
import { StoreUnavailable } from './store-unavailable.ts';

const never = 1_000_000;

// A machine that runs every test at once is slow.
const soon = { timeout: 60_000 };

test('delivers at its start, at every round and when it is woken', async () => {
  const { claims, start } = setUp();
  const worker = start(20);
  await vi.waitFor(() => expect(claims()).toBeGreaterThan(2), soon);
  await worker.stop();
  const after = claims();
  worker.wake();
  expect(claims()).toBe(after);
});

test('misses no wake that comes while it is busy', async () => {
  const { claims, start } = setUp();
  const worker = start(never);
  worker.wake();
  worker.wake();
  await vi.waitFor(() => expect(claims()).toBe(2), soon);
  await worker.stop();
});

test('survives a round in which the store is unavailable', async () => {
  let failing = true;
  const { claims, log, start } = setUp(() => {
    if (failing) throw new StoreUnavailable('locked');
    return [];
  });
  const worker = start(never);
  await vi.waitFor(() => expect(log.sentences('error')).toHaveLength(1), soon);
  failing = false;
  worker.wake();
  await vi.waitFor(() => expect(claims()).toBe(2), soon);
  await worker.stop();
  expect(log.sentences('error')).toHaveLength(1);
});

test('tells the same fault once, and that it is over', async () => {
  let problem: string | undefined = 'moved';
  const { claims, log, start } = setUp(() => {
    if (problem !== undefined) throw new StoreUnavailable(problem);
    return [];
  });
  start(10);
  await vi.waitFor(() => expect(claims()).toBeGreaterThan(3), soon);
  expect(log.sentences('error')).toHaveLength(1);
  problem = 'full';
  await vi.waitFor(() => expect(log.sentences('error')).toHaveLength(2), soon);
  problem = undefined;
  await vi.waitFor(
    () => expect(log.sentences('info')).toEqual(['letters are delivered again']),
    soon,
  );
});

test('lets a letter on its way arrive before it has stopped', async () => {
  const sending = Promise.withResolvers<SendOutcome>();
  const letters = [letter];
  const { sent, start } = setUp(
    () => letters.splice(0),
    () => sending.promise,
  );
  const worker = start(never);
  await vi.waitFor(() => expect(letters).toEqual([]), soon);
  const stopped = worker.stop();
  sending.resolve({ kind: 'sent' });
  await stopped;
  expect(sent).toEqual(['l1']);
});

const letter: ClaimedLetter = {
  id: 'l1',
  kind: 'agency',
  attempts: 1,
  message: { id: 'm1', receivedAt: 0, page: undefined, content: completeMessage, spamSigns: [] },
};

function setUp(
  due: () => ClaimedLetter[] = () => [],
  send: () => Promise<SendOutcome> = () => Promise.resolve({ kind: 'sent' }),
) {
  const log = recordedLog();
  const sent: string[] = [];
  let claims = 0;
  const queue: LetterQueue = {
    claimDue: async () => {
      claims += 1;
      await Promise.resolve();
      return due();
    },
    recordSent: (id) => Promise.resolve(void sent.push(id)),
    recordRetry: () => Promise.resolve(),
    recordGivenUp: () => Promise.resolve(),
    retryNow: () => Promise.resolve(0),
    oldestWaitingSince: () => Promise.resolve(undefined),
  };
  const somebody = { name: '', address: 'somebody@agency.example' };
  const words = { subject: '', text: '', html: '' };
  const compose = ({ id, kind }: ClaimedLetter) => ({
    ...{ id, kind, from: somebody, to: somebody, replyTo: somebody, date: 0 },
    ...words,
  });
  const dependencies = { queue, mailer: { send }, compose, clock: () => 0, random: () => 0.5, log };
  const start = (roundTime: number) => {
    const worker = startDeliveryWorker(dependencies, roundTime);
    onTestFinished(() => worker.stop());
    return worker;
  };
  return { claims: () => claims, log, sent, start };
}
