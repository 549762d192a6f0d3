import type { Firestore } from 'firebase-admin/firestore';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { firestoreBill } from '#test/fixtures/firestore-bill.ts';
import { firestoreEmulator, newProject } from '#test/fixtures/firestore-emulator.ts';
import type { DailyCount } from '../analytics/daily-counts.ts';
import { confirmationBudget } from '../contact/confirmation-budget.ts';
import type { ArchivedMessage } from '../contact/message-archive.ts';
import { openFirestoreStore } from './open-firestore-store.ts';

const emulator = firestoreEmulator();

/** The table of docs/decisions/0027-what-lies-where-in-firestore.md, in its order. */
describe.skipIf(emulator.missing !== undefined)(`what is billed${emulator.skipNote}`, () => {
  test('for a message, from its arrival until it is forgotten', async () => {
    const { store, cost } = open();
    const { messages, notifications, archive } = store;
    expect(await cost(() => messages.save(message))).toEqual([5, 4, 0]);
    expect(await cost(() => messages.save(message))).toEqual([6, 0, 0]);
    expect(await cost(() => notifications.claimDue(claim))).toEqual([3, 2, 0]);
    expect(await cost(() => notifications.recordSent('m1-inquiry', noon))).toEqual([0, 1, 0]);
    expect(await cost(() => notifications.recordRetry('m1-confirmation', noon, 'no'))).toEqual([
      0, 1, 0,
    ]);
    expect(await cost(() => notifications.recordGivenUp('m1-confirmation', 'no'))).toEqual([
      0, 1, 0,
    ]);
    expect(await cost(() => notifications.retryNow('m1', noon))).toEqual([3, 1, 0]);
    expect(await cost(() => notifications.recordSent('m1-confirmation', noon))).toEqual([0, 1, 0]);
    expect(await cost(() => messages.get('m1'))).toEqual([3, 0, 0]);
    expect(await cost(() => messages.list())).toEqual([3, 0, 0]);
    expect(await cost(() => store.deliveries.between(noon, noon + 1))).toEqual([3, 0, 0]);
    expect(await cost(() => archive.deleteExpired(noon + 1, 25))).toEqual([6, 0, 4]);
  });

  test('for what somebody leaves of a message that is deleted by hand', async () => {
    const { store, cost, firestore } = open();
    const { messages, archive } = store;
    await messages.save(message);
    await firestore.doc('messages/m1').delete();
    expect(await cost(() => archive.deleteExpired(noon + 1, 25))).toEqual([12, 0, 3]);
  });

  test('for notifications that another takes too: those found behind them are not looked for again', async () => {
    const project = newProject();
    const { firestore, store, cost } = open(project);
    const { notifications, archive } = store;
    const ids = ['m1', 'm2', 'm3', 'm4', 'm5', 'm6', 'm7', 'm8'];
    await archive.add(ids.map(untried));
    const pair = { ...claim, limit: 2 };
    const claimed = async (now = noon) => {
      const found = await notifications.claimDue({ ...pair, now });
      return found.map(({ message: { id } }) => id).toSorted();
    };
    // Whoever has been faster than this one, between its look and its leases.
    beforeFirstCommit(firestore, () => open(project).store.notifications.claimDue(pair));
    vi.spyOn(Math, 'random').mockReturnValue(0);
    onTestFinished(() => void vi.restoreAllMocks());
    const told: (readonly string[])[] = [];
    const claimNext = async (now?: number) => void told.push(await claimed(now));
    expect(await cost(claimNext)).toEqual([2 + 6 + 2, 2, 0]);
    expect(await cost(claimNext)).toEqual([2, 2, 0]);
    // Later than what was found then may be told: two that are left, and a message each.
    expect(await cost(() => claimNext(noon + 30_000))).toEqual([2 + 2, 2, 0]);
    expect(await cost(claimNext)).toEqual([1, 0, 0]);
    expect(told).toEqual([['m3', 'm4'], ['m5', 'm6'], ['m7', 'm8'], []]);
  });

  test('where there is nothing to do', async () => {
    const { store, cost } = open();
    const { messages, notifications, archive } = store;
    expect(await cost(() => notifications.claimDue(claim))).toEqual([1, 0, 0]);
    expect(await cost(() => notifications.countGivenUp())).toEqual([1, 0, 0]);
    expect(await cost(() => messages.checkWritable())).toEqual([0, 0, 0]);
    expect(await cost(() => archive.deleteExpired(noon, 25))).toEqual([3, 0, 0]);
    expect(await cost(() => store.appCheck.deleteExpired(noon))).toEqual([2, 0, 0]);
  });

  test('for a token', async () => {
    const { store, cost } = open();
    expect(await cost(() => store.appCheck.secret('made'))).toEqual([1, 1, 0]);
    expect(await cost(() => store.appCheck.secret('made'))).toEqual([1, 0, 0]);
    expect(await cost(() => store.appCheck.countUse('token', noon))).toEqual([1, 1, 0]);
    expect(await cost(() => store.appCheck.countUse('token', noon))).toEqual([1, 1, 0]);
  });

  test('for counts: a write for whatever comes within a moment', async () => {
    const { store, cost } = open();
    const batch = () => store.dailyCounts.add([screen('/'), screen('/about')]);
    expect(await cost(batch)).toEqual([0, 1, 0]);
    const thousand = () => Promise.all(Array.from({ length: 1000 }, batch));
    expect(await cost(thousand)).toEqual([0, 1, 0]);
    expect(await cost(() => store.dailyCounts.between(day, day))).toEqual([1, 0, 0]);
    expect(await cost(() => store.reportCounts.summed(day, day))).toEqual([1, 0, 0]);
  });
});

/** A store, and what something costs there: reads, writes, deletes. */
function open(project?: string) {
  const firestore = emulator.open(project);
  const store = openFirestoreStore(firestore, { countPause: 10 });
  const bill = firestoreBill(firestore);
  return {
    firestore,
    store,
    cost: async (work: () => Promise<unknown>) => {
      Object.assign(bill, { reads: 0, writes: 0, deletes: 0 });
      await work();
      return [bill.reads, bill.writes, bill.deletes];
    },
  };
}

/** Has this client's first write wait for something else. */
function beforeFirstCommit(firestore: Firestore, work: () => Promise<unknown>): void {
  const request: unknown = Reflect.get(firestore, 'request');
  if (typeof request !== 'function') throw new Error('The SDK has no request any more');
  let first: Promise<unknown> | undefined;
  Reflect.set(firestore, 'request', async (...args: readonly unknown[]): Promise<unknown> => {
    if (args[0] === 'commit') await (first ??= work());
    const answer: unknown = await Reflect.apply(request, firestore, args);
    return answer;
  });
}

const noon = Date.UTC(2026, 10, 21, 19);
const day = '2026-11-21';

function screen(first: string): DailyCount {
  return { day, what: 'screen', first, second: '', count: 1 };
}

const kinds = ['inquiry', 'confirmation'] as const;
const claim = { kinds, now: noon, leaseUntil: noon + 90_000, limit: 4 };

/** With one notification, in the order of their names. */
function untried(id: string, place: number): ArchivedMessage {
  const notification = {
    id: `${id}-inquiry`,
    kind: 'inquiry',
    state: 'waiting',
    attempts: 0,
  } as const;
  const unsent = { sentAt: undefined, lastProblem: undefined, mailbox: undefined };
  return {
    ...{ id, receivedAt: noon, page: undefined, content: completeMessage, spamSigns: [] },
    contentKey: id,
    notifications: [{ ...notification, ...unsent, nextAttemptAt: noon - 10 + place }],
  };
}

const message = {
  ...{ id: 'm1', receivedAt: noon, page: undefined, content: completeMessage, spamSigns: [] },
  ...{ contentKey: 'the same words', duplicatesAfter: noon - 1 },
  confirmation: { mailbox: completeMessage.email, limits: confirmationBudget },
  notifications: [
    { id: 'm1-inquiry', kind: 'inquiry' },
    { id: 'm1-confirmation', kind: 'confirmation' },
  ],
} as const;
