import { describe, expect, test } from 'vitest';
import { type ConfirmationLimit, nextDigest } from '#backend/contact/email-budget.ts';
import type { MessageStore, NewMessage } from '#backend/contact/message-store.ts';
import type { Store } from '#backend/store/store.ts';
import type { NotificationKind } from '#contract/notification-kinds.ts';
import { completeMessage, hostileMessage } from '#test/fixtures/contact-messages.ts';
import { byId, everyKind, hour, newMessage, noon, untried, year } from './new-message.ts';

/** What every `MessageStore` promises. `open` returns an empty one. */
export function messageStoreContract(open: () => Promise<Store>): void {
  describe('a message', () => {
    test('is returned as it was saved, with its notifications waiting', async () => {
      const { messages } = await open();
      // With a field that an agency has added, and may have removed since.
      const content = { ...hostileMessage, budget: '<b>$2,000 & "more"</b>', 'found-us': '' };
      const message = newMessage('m1', {
        content,
        page: '/about',
        spamSigns: ['has many links', 'contains link markup'],
      });
      expect(await messages.save(message)).toEqual({ id: 'm1', isDuplicate: false });
      expect(await messages.get('m1')).toEqual({
        ...{ id: 'm1', receivedAt: noon, page: '/about', content },
        contentKey: 'm1',
        spamSigns: ['has many links', 'contains link markup'],
        notifications: [
          { ...untried, id: 'm1-inquiry', kind: 'inquiry' },
          {
            ...untried,
            id: 'm1-confirmation',
            kind: 'confirmation',
            mailbox: completeMessage.email,
          },
        ],
      });
    });

    test('is listed, the newest first', async () => {
      const { messages } = await open();
      for (const [index, id] of ['a', 'b', 'c'].entries()) {
        await messages.save(newMessage(id, { receivedAt: noon + index }));
      }
      expect((await messages.list()).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
    });

    test('is saved with all its notifications or not at all', async () => {
      const { messages } = await open();
      const notification = { id: 'same', kind: 'inquiry' } as const;
      const message = newMessage('m1', { notifications: [notification, notification] });
      await expect(messages.save(message)).rejects.toThrow();
      expect(await messages.list()).toEqual([]);
    });

    test('that is missing is neither found nor deleted', async () => {
      const { messages } = await open();
      expect(await messages.get('none')).toBeUndefined();
      expect(await messages.delete('none')).toBe(false);
    });
  });

  describe('the confirmation budget', () => {
    test('of a mailbox withholds only the confirmation', async () => {
      const { messages } = await open();
      const limits = [perMailbox(2)];
      for (const id of ['a', 'b', 'c']) {
        expect(await messages.save(toMailbox('rosa', id, limits))).toEqual({
          id,
          isDuplicate: false,
        });
      }
      await messages.save(toMailbox('toni', 'd', limits));
      const kinds = (await messages.list()).map(({ notifications }) =>
        notifications.map(({ kind }) => kind),
      );
      expect(kinds).toEqual([everyKind, ['inquiry', 'webhook'], everyKind, everyKind]);
    });

    test('limits all mailboxes together', async () => {
      const { messages } = await open();
      const limits = [perMailbox(2), { per: 'all', period: 24 * hour, max: 3 } as const];
      for (const name of ['a', 'b', 'c', 'd']) await messages.save(toMailbox(name, name, limits));
      expect(await idsWith('confirmation', messages)).toEqual(['a', 'b', 'c']);
    });

    test('has room again once its period is over', async () => {
      const { messages } = await open();
      const limits = [perMailbox(1)];
      await messages.save(toMailbox('rosa', 'a', limits));
      await messages.save(toMailbox('rosa', 'b', limits, noon + hour - 1));
      await messages.save(toMailbox('rosa', 'c', limits, noon + hour));
      expect(await idsWith('confirmation', messages)).toEqual(['a', 'c']);
    });

    test('is not used by a message without a confirmation', async () => {
      const { messages } = await open();
      const limits = [perMailbox(1)];
      const notifications = [{ id: 'a-inquiry', kind: 'inquiry' }] as const;
      await messages.save({ ...toMailbox('rosa', 'a', limits), notifications });
      await messages.save(toMailbox('rosa', 'b', limits));
      expect(await idsWith('confirmation', messages)).toEqual(['b']);
    });

    test('and the maximum of inquiries are not exceeded by messages that arrive at once', async () => {
      const { messages } = await open();
      const limits = [{ per: 'all', period: hour, max: 4 } as const];
      const all = Array.from({ length: 12 }, (_, n) => toMailbox(`m${n}`, `m${n}`, limits));
      await Promise.all(all.map((each) => messages.save({ ...each, maxInquiries: 5 })));
      expect(await messages.list()).toHaveLength(12);
      expect(await idsWith('confirmation', messages)).toHaveLength(4);
      expect(await idsWith('digest', messages)).toHaveLength(7);
    });
  });

  describe('the inquiry of a message', () => {
    test('goes into the digest of the hour once enough others are waiting', async () => {
      const { messages } = await open();
      for (const id of ['a', 'b', 'c']) await messages.save(withEveryKind(id, { maxInquiries: 2 }));
      const stored = await byId({ messages });
      expect(stored.map(({ notifications }) => notifications.map(({ kind }) => kind))).toEqual([
        everyKind,
        everyKind,
        ['digest', 'confirmation'],
      ]);
      expect(stored[2]?.notifications[0]).toEqual({
        ...{ ...untried, id: 'c-inquiry', kind: 'digest', mailbox: undefined },
        nextAttemptAt: nextDigest(noon),
      });
    });

    test('waits for the digest while as many were sent within the hour', async () => {
      const { messages, notifications } = await open();
      await messages.save(withEveryKind('a', { maxInquiries: 1 }));
      await notifications.recordSent(['a-inquiry'], noon + 5);
      await messages.save(withEveryKind('b', { receivedAt: noon + hour, maxInquiries: 1 }));
      expect(await idsWith('digest', messages)).toEqual(['b']);
      await messages.save(withEveryKind('c', { receivedAt: noon + hour + 5, maxInquiries: 1 }));
      expect(await idsWith('digest', messages)).toEqual(['b']);
    });

    test('waits for the digest while others wait for a mail server that has been down for days', async () => {
      const { messages, notifications } = await open();
      await messages.save(withEveryKind('a', { maxInquiries: 1 }));
      await notifications.recordRetry(['a-inquiry'], noon + 72 * hour, 'down');
      await messages.save(withEveryKind('b', { receivedAt: noon + 71 * hour, maxInquiries: 1 }));
      expect(await idsWith('digest', messages)).toEqual(['b']);
    });

    test('does not count one that was given up, or sent in a year to come', async () => {
      const { messages, notifications } = await open();
      await messages.save(withEveryKind('a', { maxInquiries: 1 }));
      await notifications.recordGivenUp(['a-inquiry'], 'no such mailbox');
      await messages.save(withEveryKind('b', { maxInquiries: 1 }));
      // The clock was wrong at that moment.
      await notifications.recordSent(['b-inquiry'], noon + year);
      await messages.save(withEveryKind('c', { maxInquiries: 1 }));
      expect(await idsWith('digest', messages)).toEqual([]);
    });
  });

  describe('the same content again', () => {
    const again = (id: string, parts: Partial<NewMessage> = {}) =>
      newMessage(id, { contentKey: 'same', ...parts });

    test('is a duplicate, without further notifications or counts', async () => {
      const { messages, dailyCounts } = await open();
      await messages.save(again('first'));
      expect(await messages.save(again('second', { receivedAt: noon + 1 }))).toEqual({
        id: 'first',
        isDuplicate: true,
      });
      expect(await messages.list()).toHaveLength(1);
      const { day } = again('first');
      const once = { day, what: 'message', first: '', second: '', count: 1 };
      expect(await dailyCounts.between(day, day)).toEqual([once]);
    });

    test('is a new message once the first is old enough', async () => {
      const { messages } = await open();
      await messages.save(again('first'));
      const later = { receivedAt: noon + 10, duplicatesAfter: noon };
      expect(await messages.save(again('second', later))).toMatchObject({ id: 'second' });
      expect(await messages.save(again('third', later))).toMatchObject({ id: 'second' });
      expect(await messages.list()).toHaveLength(2);
    });

    test('is stored once if it arrives several times at once', async () => {
      const { messages } = await open();
      const answers = await Promise.all(['a', 'b', 'c'].map((id) => messages.save(again(id))));
      expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
      expect(answers.filter(({ isDuplicate }) => !isDuplicate)).toHaveLength(1);
    });
  });
}

function perMailbox(max: number): ConfirmationLimit {
  return { per: 'mailbox', period: hour, max };
}

function withEveryKind(id: string, parts: Partial<NewMessage>): NewMessage {
  const notifications = everyKind.map((kind) => ({ id: `${id}-${kind}`, kind }));
  return newMessage(id, { notifications, ...parts });
}

/** The ids of the messages that have a notification of a kind. */
async function idsWith(kind: NotificationKind, messages: MessageStore): Promise<readonly string[]> {
  const stored = (await byId({ messages })).filter(({ notifications }) =>
    notifications.some((each) => each.kind === kind),
  );
  return stored.map(({ id }) => id);
}

/** A message with every notification, whose confirmation goes to this mailbox. */
function toMailbox(
  name: string,
  id: string,
  limits: readonly ConfirmationLimit[],
  receivedAt = noon,
): NewMessage {
  const confirmation = { mailbox: `${name}@shop.example`, limits };
  return withEveryKind(id, { confirmation, receivedAt });
}
