import { describe, expect, test } from 'vitest';
import type { MessageWithNotifications } from '#backend/contact/message-store.ts';
import type { Store } from '#backend/store/store.ts';
import { completeMessage, hostileMessage } from '#test/fixtures/contact-messages.ts';
import { byId, claimAll, claimAt, newMessage, noon, untried } from './new-message.ts';

/** What every `MessageStore` promises about an import and about retention. `open` returns an empty store. */
export function importAndRetentionContract(open: () => Promise<Store>): void {
  describe('import and retention', () => {
    test('lists each message with all stored fields', async () => {
      const all = await byId(await usedStore());
      expect(all.map(({ id }) => id)).toEqual(['a', 'b']);
      expect(all[1]).toEqual({
        ...{ id: 'b', receivedAt: noon, page: '/about', contentKey: 'b' },
        ...{ content: hostileMessage, spamSigns: ['has many links'] },
        notifications: [
          {
            ...{ ...untried, id: 'b-inquiry', kind: 'inquiry', mailbox: undefined },
            ...{ attempts: 1, nextAttemptAt: noon + 77, lastProblem: 'greylisted' },
          },
          {
            ...{ ...untried, id: 'b-confirmation', kind: 'confirmation', state: 'sent' },
            ...{ sentAt: noon + 4, mailbox: completeMessage.email },
          },
        ],
      });
    });

    test('adds messages as they were, and none of them twice', async () => {
      const all = await byId(await usedStore());
      const store = await open();
      const { messages, notifications } = store;
      expect(await messages.add(all)).toBe(2);
      expect(await byId(store)).toEqual(all);
      expect(await messages.add(all)).toBe(0);
      expect(await messages.add([])).toBe(0);
      expect(await byId(store)).toEqual(all);
      const due = await claimAll(notifications, noon + 77);
      expect(due).toMatchObject([{ id: 'b-inquiry', attempts: 2, message: { id: 'b' } }]);
    });

    test('adds a message whose content is stored under another id, and still detects duplicates', async () => {
      const all = await byId(await usedStore());
      const { messages } = await open();
      await messages.save(newMessage('mine', { contentKey: 'b' }));
      expect(await messages.add(all)).toBe(2);
      const again = await messages.save(newMessage('again', { contentKey: 'b' }));
      expect(again).toMatchObject({ isDuplicate: true });
      expect((await messages.list()).map(({ id }) => id).sort()).toEqual(['a', 'b', 'mine']);
    });

    test('adds all messages or none', async () => {
      const [first, second] = await byId(await usedStore());
      if (first === undefined || second === undefined) throw new Error('There are two');
      const { messages } = await open();
      const notifications = [...second.notifications, ...second.notifications];
      await expect(messages.add([first, { ...second, notifications }])).rejects.toThrow();
      expect(await messages.list()).toEqual([]);
    });

    test('adds and returns hundreds of messages, with unknown spam signs', async () => {
      const [, one] = await byId(await usedStore());
      if (one === undefined) throw new Error('There are two');
      const many = Array.from({ length: 210 }, (_, n): MessageWithNotifications => {
        const id = `m${String(n).padStart(3, '0')}`;
        const notifications = one.notifications.map((notification) => ({
          ...notification,
          id: `${id}-${notification.kind}`,
        }));
        return { ...one, id, contentKey: id, spamSigns: ['of a later version'], notifications };
      });
      const store = await open();
      expect(await store.messages.add(many)).toBe(210);
      expect(await byId(store)).toEqual(many);
    });

    test('deletes expired messages with their notifications, the oldest first', async () => {
      const { messages, notifications } = await open();
      for (const [age, id] of ['now', 'old', 'older', 'oldest'].entries()) {
        await messages.save(newMessage(id, { receivedAt: noon - age }));
      }
      for (const { id } of await claimAll(notifications, noon)) {
        await notifications.recordSent([id], noon);
      }
      const deleted = await messages.deleteExpired(noon, 2);
      expect(deleted.toSorted()).toEqual(['older', 'oldest']);
      expect(await messages.deleteExpired(noon, 2)).toHaveLength(1);
      expect(await messages.deleteExpired(noon, 2)).toEqual([]);
      expect((await messages.list()).map(({ id }) => id)).toEqual(['now']);
    });

    test('deletes no message while one of its notifications waits', async () => {
      const { messages, notifications } = await open();
      await messages.save(newMessage('m1'));
      await notifications.recordSent(['m1-inquiry'], noon);
      expect(await messages.deleteExpired(noon + 1e9, 10)).toEqual([]);
      await notifications.recordGivenUp(['m1-confirmation'], 'no such mailbox');
      expect(await messages.deleteExpired(noon + 1e9, 10)).toHaveLength(1);
    });
  });

  /** A store with notifications in every state. */
  async function usedStore(): Promise<Store> {
    const store = await open();
    const { messages, notifications } = store;
    const spam = { content: hostileMessage, spamSigns: ['has many links'] } as const;
    await messages.save(newMessage('b', { page: '/about', ...spam }));
    await messages.save(newMessage('a', { receivedAt: noon + 1 }));
    await notifications.claimDue(claimAt('inquiry', noon, 1));
    await notifications.recordRetry(['b-inquiry'], noon + 77, 'greylisted');
    await notifications.recordSent(['b-confirmation'], noon + 4);
    await notifications.recordSent(['a-inquiry'], noon + 5);
    await notifications.recordGivenUp(['a-confirmation'], 'no such mailbox');
    return store;
  }
}
