import { describe, expect, test } from 'vitest';
import type { ConfirmationLimit } from '#backend/contact/confirmation-budget.ts';
import type { ArchivedMessage, MessageArchive } from '#backend/contact/message-archive.ts';
import type { MessageStore, NewMessage } from '#backend/contact/message-store.ts';
import type { NotificationQueue } from '#backend/notifications/notification-queue.ts';
import { maxWait } from '#backend/notifications/retry-schedule.ts';
import { completeMessage, hostileMessage } from '#test/fixtures/contact-messages.ts';

export interface StoreUnderTest {
  readonly messages: MessageStore;
  readonly archive: MessageArchive;
  readonly notifications: NotificationQueue;
}

/** What every store promises, whatever it is made of. `open` gives an empty one. */
export function messageStoreContract(open: () => Promise<StoreUnderTest>): void {
  describe('keeping a message', () => {
    test('gives it back as it was, with its notifications waiting', async () => {
      const { messages } = await open();
      const message = newMessage('m1', {
        content: hostileMessage,
        page: '/about',
        spamSigns: ['has many links', 'has markup of links'],
      });
      expect(await messages.save(message)).toEqual({ id: 'm1', isDuplicate: false });
      const kept = await messages.get('m1');
      expect(kept).toMatchObject({
        id: 'm1',
        receivedAt: noon,
        page: '/about',
        content: hostileMessage,
        spamSigns: ['has markup of links', 'has many links'],
      });
      expect(kept?.notifications).toEqual([
        { ...untried, id: 'm1-inquiry', kind: 'inquiry' },
        { ...untried, id: 'm1-confirmation', kind: 'confirmation' },
      ]);
    });

    test('lists newest first', async () => {
      const { messages } = await open();
      for (const [index, id] of ['a', 'b', 'c'].entries()) {
        await messages.save(newMessage(id, { receivedAt: noon + index, contentKey: id }));
      }
      expect((await messages.list()).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
    });

    test('is all or nothing', async () => {
      const { messages } = await open();
      const twice = { id: 'same', kind: 'inquiry' } as const;
      const message = { ...newMessage('m1'), notifications: [twice, twice] };
      await expect(messages.save(message)).rejects.toThrow();
      expect(await messages.list()).toEqual([]);
    });

    test('knows nothing of a message it does not have', async () => {
      const { messages, notifications } = await open();
      expect(await messages.get('none')).toBeUndefined();
      expect(await messages.delete('none')).toBe(false);
      expect(await notifications.retryNow('none', noon)).toBe(0);
    });

    test('says that it could', async () => {
      const { messages } = await open();
      await expect(messages.checkWritable()).resolves.toBeUndefined();
    });
  });

  describe('the confirmation budget', () => {
    test('of a mailbox withholds only the confirmation, and says which limit was reached', async () => {
      const { messages } = await open();
      const limits = [perMailbox(2)];
      for (const id of ['a', 'b']) {
        expect(await messages.save(toMailbox('rosa', id, limits))).toEqual(saved(id));
      }
      const third = await messages.save(toMailbox('rosa', 'c', limits));
      expect(third).toEqual({ ...saved('c'), reachedLimit: limits[0] });
      expect(await messages.save(toMailbox('toni', 'd', limits))).toEqual(saved('d'));
      const kinds = (await messages.list()).map(({ notifications }) =>
        notifications.map(({ kind }) => kind),
      );
      const both = ['inquiry', 'confirmation', 'webhook'];
      expect(kinds).toEqual([both, ['inquiry', 'webhook'], both, both]);
    });

    test('limits all mailboxes together', async () => {
      const { messages } = await open();
      const limits = [perMailbox(2), { per: 'all', hours: 24, max: 3 } as const];
      for (const name of ['a', 'b', 'c']) {
        expect(await messages.save(toMailbox(name, name, limits))).toEqual(saved(name));
      }
      expect(await messages.save(toMailbox('d', 'd', limits))).toMatchObject({
        reachedLimit: limits[1],
      });
    });

    test('has room again once its period is over', async () => {
      const { messages } = await open();
      const limits = [perMailbox(1)];
      await messages.save(toMailbox('rosa', 'a', limits));
      const soon = toMailbox('rosa', 'b', limits, noon + hour - 1);
      expect(await messages.save(soon)).toMatchObject({ reachedLimit: limits[0] });
      const later = toMailbox('rosa', 'c', limits, noon + hour);
      expect(await messages.save(later)).toEqual(saved('c'));
    });

    test('is not spent by a message that gets no confirmation', async () => {
      const { messages } = await open();
      const limits = [perMailbox(1)];
      const [agency] = newMessage('a').notifications;
      if (agency === undefined) throw new Error('A message has a notification');
      await messages.save({ ...toMailbox('rosa', 'a', limits), notifications: [agency] });
      expect(await messages.save(toMailbox('rosa', 'b', limits))).toEqual(saved('b'));
    });

    test('is not exceeded by messages that arrive at once', async () => {
      const { messages } = await open();
      const limits = [{ per: 'all', hours: 1, max: 4 } as const];
      const ids = Array.from({ length: 12 }, (_, n) => `m${n}`);
      await Promise.all(ids.map((id) => messages.save(toMailbox(id, id, limits))));
      const kinds = (await messages.list()).flatMap(({ notifications }) => notifications);
      expect(kinds.filter(({ kind }) => kind === 'inquiry')).toHaveLength(12);
      expect(kinds.filter(({ kind }) => kind === 'confirmation')).toHaveLength(4);
    });

    function perMailbox(max: number): ConfirmationLimit {
      return { per: 'mailbox', hours: 1, max };
    }

    function saved(id: string) {
      return { id, isDuplicate: false };
    }

    /** A message with every notification, whose confirmation goes to this mailbox. */
    function toMailbox(
      name: string,
      id: string,
      limits: readonly ConfirmationLimit[],
      receivedAt = noon,
    ): NewMessage {
      const confirmation = { mailbox: `${name}@shop.example`, limits };
      const notifications = everyKind.map((kind) => ({ id: `${id}-${kind}`, kind }));
      return newMessage(id, { contentKey: id, confirmation, notifications, receivedAt });
    }
  });

  describe('the same content again', () => {
    test('is the message it already has, and owes no second notification', async () => {
      const { messages } = await open();
      await messages.save(newMessage('first'));
      expect(await messages.save(newMessage('second', { receivedAt: noon + 1 }))).toEqual({
        id: 'first',
        isDuplicate: true,
      });
      expect(await messages.list()).toHaveLength(1);
    });

    test('is a new message once the first is old enough', async () => {
      const { messages } = await open();
      await messages.save(newMessage('first'));
      const later = { receivedAt: noon + 10, duplicatesAfter: noon };
      expect(await messages.save(newMessage('second', later))).toMatchObject({ id: 'second' });
      expect(await messages.save(newMessage('third', later))).toMatchObject({ id: 'second' });
      expect(await messages.list()).toHaveLength(2);
    });

    test('is a new message once the first is deleted', async () => {
      const { messages } = await open();
      await messages.save(newMessage('first'));
      expect(await messages.delete('first')).toBe(true);
      expect(await messages.save(newMessage('second'))).toMatchObject({ isDuplicate: false });
    });

    test('at the same moment ends as one', async () => {
      const { messages } = await open();
      const answers = await Promise.all(
        ['a', 'b', 'c', 'd'].map((id) => messages.save(newMessage(id))),
      );
      expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
      expect(answers.filter(({ isDuplicate }) => !isDuplicate)).toHaveLength(1);
    });
  });

  describe('notifications', () => {
    test('are claimed once, with their message, and are due again after the lease', async () => {
      const { messages, notifications } = await open();
      await messages.save(newMessage('m1'));
      const claimed = await notifications.claimDue(claim(noon, noon + 60));
      expect(claimed.map(({ kind }) => kind).sort()).toEqual(['confirmation', 'inquiry']);
      expect(claimed[0]).toMatchObject({
        attempts: 1,
        message: { id: 'm1', content: completeMessage },
      });
      expect(await notifications.claimDue(claim(noon + 59, noon + 119))).toEqual([]);
      expect(await notifications.claimDue(claim(noon + 60, noon + 120))).toHaveLength(2);
    });

    test('are claimed by one of many who ask at once', async () => {
      const { messages, notifications } = await open();
      await messages.save(newMessage('m1'));
      const claims = await Promise.all(
        [1, 2, 3].map(() => notifications.claimDue(claim(noon, noon + 60))),
      );
      expect(claims.flat()).toHaveLength(2);
    });

    test('come no more than asked for, longest overdue first', async () => {
      const { messages, notifications } = await open();
      await messages.save(newMessage('late', { receivedAt: noon + 5, contentKey: 'late' }));
      await messages.save(newMessage('early', { contentKey: 'early' }));
      const claimed = await notifications.claimDue(claim(noon + 10, noon + 60, 2));
      expect(claimed.map(({ message }) => message.id)).toEqual(['early', 'early']);
    });

    test('once sent are never due again', async () => {
      const { messages, notifications } = await open();
      await messages.save(newMessage('m1'));
      await notifications.claimDue(claim(noon, noon + 60));
      await notifications.recordRetry('m1-inquiry', noon + 100, 'greylisted');
      await notifications.recordSent('m1-inquiry', noon + 200);
      const [agency] = (await messages.get('m1'))?.notifications ?? [];
      expect(agency).toMatchObject({ state: 'sent', sentAt: noon + 200, lastProblem: undefined });
      expect(
        (await notifications.claimDue(claim(noon + 1e9, noon + 2e9))).map(({ id }) => id),
      ).toEqual(['m1-confirmation']);
    });

    test('wait until the time they were put off to', async () => {
      const { messages, notifications } = await open();
      await messages.save(newMessage('m1'));
      for (const { id } of await notifications.claimDue(claim(noon, noon + 60))) {
        await notifications.recordRetry(id, noon + 500, 'the server is down');
      }
      expect(await notifications.claimDue(claim(noon + 499, noon + 600))).toEqual([]);
      const [again] = await notifications.claimDue(claim(noon + 500, noon + 600));
      expect(again).toMatchObject({ attempts: 2 });
    });

    test('given up wait for a person, who can have them tried again', async () => {
      const { messages, notifications } = await open();
      await messages.save(newMessage('m1'));
      await notifications.recordSent('m1-inquiry', noon);
      await notifications.recordGivenUp('m1-confirmation', 'no such mailbox');
      expect(await notifications.claimDue(claim(noon + 1e9, noon + 2e9))).toEqual([]);
      const [, confirmation] = (await messages.get('m1'))?.notifications ?? [];
      expect(confirmation).toMatchObject({ state: 'given-up', lastProblem: 'no such mailbox' });
      expect(await notifications.retryNow('m1', noon + 1e9)).toBe(1);
      expect(await notifications.claimDue(claim(noon + 1e9, noon + 2e9))).toMatchObject([
        { attempts: 1 },
      ]);
    });

    test('are claimed by their kind, and the others left as they are', async () => {
      const { messages, notifications } = await open();
      const ring = { id: 'm1-webhook', kind: 'webhook' } as const;
      await messages.save(
        newMessage('m1', { notifications: [...newMessage('m1').notifications, ring] }),
      );
      const byWebhook = { ...claim(noon, noon + 60), kinds: ['webhook'] as const };
      expect(await notifications.claimDue(byWebhook)).toMatchObject([
        { id: 'm1-webhook', attempts: 1 },
      ]);
      expect(await notifications.claimDue(byWebhook)).toEqual([]);
      const byMail = { ...claim(noon, noon + 60), kinds: ['inquiry', 'confirmation'] as const };
      expect(await notifications.claimDue(byMail)).toHaveLength(2);
    });

    test('given up are counted until they are tried again, sent, or gone with their message', async () => {
      const { messages, notifications } = await open();
      await messages.save(newMessage('m1'));
      await messages.save(newMessage('m2', { contentKey: 'other' }));
      expect(await notifications.countGivenUp()).toBe(0);
      for (const id of ['m1-inquiry', 'm1-confirmation', 'm2-inquiry', 'm2-confirmation']) {
        await notifications.recordGivenUp(id, 'no');
      }
      expect(await notifications.countGivenUp()).toBe(4);
      await notifications.retryNow('m1', noon);
      expect(await notifications.countGivenUp()).toBe(2);
      await notifications.recordSent('m1-inquiry', noon);
      await notifications.recordGivenUp('m1-confirmation', 'still not');
      expect(await notifications.countGivenUp()).toBe(3);
      await messages.delete('m2');
      expect(await notifications.countGivenUp()).toBe(1);
    });

    test('are gone with their message', async () => {
      const { messages, notifications } = await open();
      await messages.save(newMessage('m1'));
      await messages.delete('m1');
      expect(await notifications.claimDue(claim(noon, noon + 60))).toEqual([]);
    });
  });

  describe('a clock that jumps', () => {
    const year = 365 * 24 * 60 * 60 * 1000;

    test('back by a year leaves no notification waiting for a year', async () => {
      const { messages, notifications } = await open();
      await messages.save(newMessage('untried', { contentKey: 'a' }));
      await messages.save(newMessage('tried', { contentKey: 'b' }));
      await notifications.recordRetry('tried-inquiry', noon + maxWait, 'the server was down');
      const back = noon - year;
      const claimed = await notifications.claimDue(claim(back, back + 60));
      expect(claimed).toHaveLength(4);
      for (const { id } of claimed)
        await notifications.recordRetry(id, back + maxWait, 'still down');
      expect(await notifications.claimDue(claim(back, back + 60))).toEqual([]);
      expect(await notifications.claimDue(claim(back + maxWait, back + 2 * maxWait))).toHaveLength(
        4,
      );
    });

    test('back by a moment has no notification sent twice while it is on its way', async () => {
      const { messages, notifications } = await open();
      await messages.save(newMessage('m1'));
      await notifications.claimDue(claim(noon, noon + 60));
      expect(await notifications.claimDue(claim(noon - 30, noon + 30))).toEqual([]);
    });

    test('ahead by years and back does not bind the same content until then', async () => {
      const { messages } = await open();
      await messages.save(newMessage('future', { receivedAt: noon + 10 * year }));
      expect(await messages.save(newMessage('now'))).toEqual({ id: 'now', isDuplicate: false });
      expect(await messages.save(newMessage('again'))).toEqual({ id: 'now', isDuplicate: true });
      expect(await messages.list()).toHaveLength(2);
    });

    test('ahead by an hour and back does not double the same content', async () => {
      const { messages } = await open();
      await messages.save(newMessage('ahead', { receivedAt: noon + 60 * 60 * 1000 }));
      expect(await messages.save(newMessage('now'))).toEqual({ id: 'ahead', isDuplicate: true });
    });

    test('ahead by years and back does not use up the confirmations of a mailbox', async () => {
      const { messages } = await open();
      const { mailbox } = newMessage('').confirmation;
      const limits = [{ per: 'mailbox', hours: 24, max: 1 } as const];
      const parts = { contentKey: 'future', receivedAt: noon + 10 * year };
      await messages.save(newMessage('future', { ...parts, confirmation: { mailbox, limits } }));
      await messages.save(
        newMessage('now', { contentKey: 'now', confirmation: { mailbox, limits } }),
      );
      expect((await messages.get('now'))?.notifications).toHaveLength(2);
    });
  });
  describe('the archive', () => {
    test('gives everything, with what no list shows', async () => {
      const { messages, notifications, archive } = await open();
      const words = { content: hostileMessage, spamSigns: ['has many links'] } as const;
      await messages.save(newMessage('b', { contentKey: 'b', page: '/about', ...words }));
      await messages.save(newMessage('a', { contentKey: 'a', receivedAt: noon + 1 }));
      await notifications.claimDue(claim(noon, noon + 60, 1));
      await notifications.recordRetry('b-inquiry', noon + 77, 'greylisted');
      await notifications.recordSent('a-inquiry', noon + 5);
      const all = await Array.fromAsync(archive.everything());
      expect(all.map(({ id }) => id)).toEqual(['a', 'b']);
      const mailbox = completeMessage.email;
      expect(all[1]).toEqual({
        ...{ id: 'b', receivedAt: noon, page: '/about', contentKey: 'b', ...words },
        notifications: [
          {
            ...{ ...untried, id: 'b-inquiry', kind: 'inquiry', mailbox: undefined },
            ...{ attempts: 1, nextAttemptAt: noon + 77, lastProblem: 'greylisted' },
          },
          { ...untried, id: 'b-confirmation', kind: 'confirmation', mailbox },
        ],
      });
      expect(all[0]?.notifications[0]).toMatchObject({ state: 'sent', sentAt: noon + 5 });
    });

    test('gives the content key to the message that has it now', async () => {
      const { messages, archive } = await open();
      await messages.save(newMessage('first'));
      await messages.save(newMessage('second', { receivedAt: noon + 10, duplicatesAfter: noon }));
      const keys = (await Array.fromAsync(archive.everything())).map((each) => each.contentKey);
      expect(keys).toEqual([undefined, 'the same words']);
    });

    test('forgets what is older than a moment, oldest first and so many at a time', async () => {
      const { messages, notifications, archive } = await open();
      for (const [age, id] of ['now', 'old', 'older', 'oldest'].entries()) {
        await messages.save(newMessage(id, { contentKey: id, receivedAt: noon - age }));
      }
      await settle(notifications);
      const found = await archive.listExpired(noon, 2);
      expect(found.map(({ id }) => id)).toEqual(['oldest', 'older']);
      expect(found[0]?.notifications).toContainEqual({ id: 'oldest-inquiry', state: 'sent' });
      const all = ['now', 'old', 'older', 'oldest'];
      expect((await archive.deleteExpired(all, noon)).toSorted()).toEqual([
        'old',
        'older',
        'oldest',
      ]);
      expect((await messages.list()).map(({ id }) => id)).toEqual(['now']);
      expect(await archive.listExpired(noon, 2)).toEqual([]);
      expect(await archive.eraseTraces()).toBe(true);
    });

    test('forgets no message that owes a notification, not even one that is told to', async () => {
      const { messages, notifications, archive } = await open();
      await messages.save(newMessage('m1'));
      await notifications.recordSent('m1-inquiry', noon);
      expect(await archive.listExpired(noon + 1e9, 10)).toEqual([]);
      expect(await archive.deleteExpired(['m1'], noon + 1e9)).toEqual([]);
      await notifications.recordGivenUp('m1-confirmation', 'no such mailbox');
      expect(await archive.listExpired(noon + 1e9, 10)).toHaveLength(1);
      await notifications.retryNow('m1', noon);
      expect(await archive.deleteExpired(['m1'], noon + 1e9)).toEqual([]);
      expect(await messages.get('m1')).toBeDefined();
    });

    test('forgets nothing where nothing is named', async () => {
      const { messages, notifications, archive } = await open();
      await messages.save(newMessage('m1'));
      await settle(notifications);
      expect(await archive.deleteExpired([], noon + 1e9)).toEqual([]);
      expect(await messages.list()).toHaveLength(1);
    });

    test('takes what another gave as it was, and nothing of it a second time', async () => {
      const all = await everythingOf(await busyStore());
      const { archive, notifications } = await open();
      expect(await archive.add(all)).toBe(2);
      expect(await Array.fromAsync(archive.everything())).toEqual(all);
      expect(await archive.add(all)).toBe(0);
      expect(await archive.add([])).toBe(0);
      expect(await Array.fromAsync(archive.everything())).toEqual(all);
      expect(await notifications.countGivenUp()).toBe(1);
      const due = await notifications.claimDue(claim(noon + 77, noon + 90));
      expect(due).toMatchObject([{ id: 'b-inquiry', attempts: 2, message: { id: 'b' } }]);
    });

    test('leaves a message that is there as it is there, and takes the others', async () => {
      const all = await everythingOf(await busyStore());
      const { messages, notifications, archive } = await open();
      await archive.add(all.filter(({ id }) => id === 'b'));
      await notifications.recordSent('b-inquiry', noon + 9);
      expect(await archive.add(all)).toBe(1);
      expect((await messages.list()).map(({ id }) => id).toSorted()).toEqual(['a', 'b']);
      const b = await messages.get('b');
      expect(b?.notifications[0]).toMatchObject({
        kind: 'inquiry',
        state: 'sent',
        sentAt: noon + 9,
      });
    });

    test('leaves the content key to the message that is there', async () => {
      const all = await everythingOf(await busyStore());
      const { messages, archive } = await open();
      await messages.save(newMessage('mine', { contentKey: 'b' }));
      expect(await archive.add(all)).toBe(2);
      const keys = (await everythingOf({ archive })).map(({ id, contentKey }) => [id, contentKey]);
      expect(keys).toEqual([
        ['a', 'a'],
        ['b', undefined],
        ['mine', 'b'],
      ]);
      expect(await messages.save(newMessage('again', { contentKey: 'a' }))).toEqual({
        id: 'a',
        isDuplicate: true,
      });
    });

    test('takes all or none', async () => {
      const [first, second] = await everythingOf(await busyStore());
      if (first === undefined || second === undefined) throw new Error('There are two');
      const { messages, archive } = await open();
      const wrong = {
        ...second,
        notifications: [...second.notifications, ...second.notifications],
      };
      await expect(archive.add([first, wrong])).rejects.toThrow();
      expect(await messages.list()).toEqual([]);
    });

    test('takes hundreds at once', async () => {
      const [, one] = await everythingOf(await busyStore());
      if (one === undefined) throw new Error('There are two');
      const many = Array.from({ length: 300 }, (_, n): ArchivedMessage => {
        const id = `m${String(n).padStart(3, '0')}`;
        const notifications = one.notifications.map((notification) => ({
          ...notification,
          id: `${id}-${notification.kind}`,
        }));
        return { ...one, id, contentKey: id, spamSigns: ['of a later version'], notifications };
      });
      const { archive } = await open();
      expect(await archive.add(many)).toBe(300);
      expect(await everythingOf({ archive })).toEqual(many);
    });
  });

  /** One with messages and notifications in every state. */
  async function busyStore(): Promise<StoreUnderTest> {
    const store = await open();
    const { messages, notifications } = store;
    const words = { content: hostileMessage, spamSigns: ['has many links'] } as const;
    await messages.save(newMessage('b', { contentKey: 'b', page: '/about', ...words }));
    await messages.save(newMessage('a', { contentKey: 'a', receivedAt: noon + 1 }));
    await notifications.claimDue(claim(noon, noon + 60, 1));
    await notifications.recordRetry('b-inquiry', noon + 77, 'greylisted');
    await notifications.recordSent('b-confirmation', noon + 4);
    await notifications.recordSent('a-inquiry', noon + 5);
    await notifications.recordGivenUp('a-confirmation', 'no such mailbox');
    return store;
  }
}

async function everythingOf({
  archive,
}: Pick<StoreUnderTest, 'archive'>): Promise<readonly ArchivedMessage[]> {
  return Array.fromAsync(archive.everything());
}

/** Sends whatever is due. */
async function settle(notifications: NotificationQueue): Promise<void> {
  for (const { id } of await notifications.claimDue(claim(noon + 1e9, noon + 2e9))) {
    await notifications.recordSent(id, noon);
  }
}

const noon = Date.UTC(2026, 10, 21, 19);
const hour = 60 * 60 * 1000;

const untried = {
  state: 'waiting',
  attempts: 0,
  nextAttemptAt: noon,
  sentAt: undefined,
  lastProblem: undefined,
} as const;

const everyKind = ['inquiry', 'confirmation', 'webhook'] as const;

function claim(now: number, leaseUntil: number, limit = 10) {
  return { kinds: everyKind, now, leaseUntil, limit };
}

function newMessage(id: string, parts: Partial<NewMessage> = {}): NewMessage {
  return {
    id,
    receivedAt: noon,
    page: undefined,
    content: completeMessage,
    spamSigns: [],
    contentKey: 'the same words',
    duplicatesAfter: noon - 24 * 60 * 60 * 1000,
    confirmation: { mailbox: completeMessage.email, limits: [] },
    notifications: [
      { id: `${id}-inquiry`, kind: 'inquiry' },
      { id: `${id}-confirmation`, kind: 'confirmation' },
    ],
    ...parts,
  };
}
