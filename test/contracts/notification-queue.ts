import { describe, expect, test } from 'vitest';
import { nextDigest } from '#backend/contact/email-budget.ts';
import { firstStored } from '#backend/contact/message-store.ts';
import { maxWait } from '#backend/notifications/retry-schedule.ts';
import type { Store } from '#backend/store/store.ts';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { claimAll, claimAt, everyKind, lease, newMessage, noon, year } from './new-message.ts';

/** What every `NotificationQueue` promises. `open` returns an empty store. */
export function notificationQueueContract(open: () => Promise<Store>): void {
  describe('notifications', () => {
    test('are claimed once, by kind, with their message, and are due again after the lease', async () => {
      const { messages, notifications } = await open();
      const all = everyKind.map((kind) => ({ id: `m1-${kind}`, kind }));
      await messages.save(newMessage('m1', { notifications: all }));
      const claim = () => notifications.claimDue(claimAt('webhook', noon));
      expect(await claim()).toMatchObject([
        { id: 'm1-webhook', attempts: 1, message: { id: 'm1', content: completeMessage } },
      ]);
      expect(await claim()).toEqual([]);
      const claimed = await claimAll(notifications, noon);
      expect(claimed.map(({ kind }) => kind).sort()).toEqual(['confirmation', 'inquiry']);
      expect(await claimAll(notifications, noon + lease - 1)).toEqual([]);
      expect(await claimAll(notifications, noon + lease)).toHaveLength(3);
    });

    test('are not due before the end of a lease that was renewed', async () => {
      const { messages, notifications } = await open();
      await messages.save(newMessage('m1'));
      await claimAll(notifications, noon);
      await notifications.renewClaims(['m1-inquiry'], noon + 2 * lease);
      await notifications.recordSent(['m1-confirmation'], noon);
      await notifications.renewClaims(['m1-confirmation'], noon);
      expect(await claimAll(notifications, noon + 2 * lease - 1)).toEqual([]);
      const due = await claimAll(notifications, noon + 2 * lease);
      expect(due).toMatchObject([{ id: 'm1-inquiry', attempts: 2 }]);
    });

    test('are claimed by one of two workers that ask at once', async () => {
      const { messages, notifications } = await open();
      await messages.save(newMessage('m1'));
      const claims = await Promise.all([1, 2].map(() => claimAll(notifications, noon)));
      expect(claims.flat()).toHaveLength(2);
    });

    test('are claimed up to the limit, the longest overdue first', async () => {
      const { messages, notifications } = await open();
      await messages.save(newMessage('late', { receivedAt: noon + 5 }));
      await messages.save(newMessage('early'));
      const [claimed, ...more] = await notifications.claimDue(claimAt('inquiry', noon + 10, 1));
      expect(claimed?.message.id).toBe('early');
      expect(more).toEqual([]);
    });

    test('are never due again once sent', async () => {
      const { messages, notifications } = await open();
      await messages.save(newMessage('m1'));
      await claimAll(notifications, noon);
      await notifications.recordRetry(['m1-inquiry'], noon + 100, 'greylisted');
      await notifications.recordSent(['m1-inquiry'], noon + 200);
      const [inquiry] = (await messages.get('m1'))?.notifications ?? [];
      expect(inquiry).toMatchObject({ state: 'sent', sentAt: noon + 200, lastProblem: undefined });
      const due = await claimAll(notifications, noon + 1e9);
      expect(due.map(({ id }) => id)).toEqual(['m1-confirmation']);
    });

    test('are due again at the time of the retry', async () => {
      const { messages, notifications } = await open();
      await messages.save(newMessage('m1'));
      for (const { id } of await claimAll(notifications, noon)) {
        await notifications.recordRetry([id], noon + 500, 'the server is down');
      }
      expect(await claimAll(notifications, noon + 499)).toEqual([]);
      const [again] = await claimAll(notifications, noon + 500);
      expect(again).toMatchObject({ attempts: 2 });
    });

    test('are counted once given up, and are not due until a person retries them', async () => {
      const { messages, notifications } = await open();
      await messages.save(newMessage('m1'));
      await notifications.recordSent(['m1-inquiry'], noon);
      await notifications.recordGivenUp(['m1-confirmation'], 'no such mailbox');
      expect(await claimAll(notifications, noon + 1e9)).toEqual([]);
      const [, confirmation] = (await messages.get('m1'))?.notifications ?? [];
      expect(confirmation).toMatchObject({ state: 'given-up', lastProblem: 'no such mailbox' });
      expect(await notifications.retryNow('m1', noon + 1e9)).toBe(1);
      expect(await notifications.retryNow('none', noon)).toBe(0);
      expect(await claimAll(notifications, noon + 1e9)).toMatchObject([{ attempts: 1 }]);
    });

    test('of the digest are claimed together, and go out singly once a person retries them', async () => {
      const { messages, notifications } = await open();
      const inDigest = { isConfirmed: false, isInDigest: true };
      const ids = Array.from({ length: 400 }, (_, n) => `m${n}`);
      await messages.add(ids.map((id) => firstStored(newMessage(id), inDigest)));
      const digest = claimAt('digest', nextDigest(noon), 10_000);
      expect(await notifications.claimDue({ ...digest, now: digest.now - 1 })).toEqual([]);
      expect(await notifications.claimDue(digest)).toHaveLength(400);

      expect(await notifications.retryNow('m7', digest.now)).toBe(1);
      expect(await notifications.claimDue(digest)).toEqual([]);
      const claimed = await notifications.claimDue({ ...digest, kind: 'inquiry' });
      expect(claimed).toMatchObject([{ id: 'm7-inquiry', attempts: 1, message: { id: 'm7' } }]);
      await notifications.recordSent(['m7-inquiry'], digest.now);
      const sent = { kind: 'inquiry', state: 'sent' };
      expect((await messages.get('m7'))?.notifications).toMatchObject([sent]);
    });

    test('do not wait for a year after the clock jumped back by a year', async () => {
      const { messages, notifications } = await open();
      await messages.save(newMessage('untried'));
      await messages.save(newMessage('tried'));
      await notifications.recordRetry(['tried-inquiry'], noon + maxWait, 'the server was down');
      const back = noon - year;
      const claimed = await claimAll(notifications, back);
      expect(claimed).toHaveLength(4);
      for (const { id } of claimed) {
        await notifications.recordRetry([id], back + maxWait, 'still down');
      }
      expect(await claimAll(notifications, back)).toEqual([]);
      expect(await claimAll(notifications, back + maxWait)).toHaveLength(4);
    });

    test('are not sent twice when the clock jumps back by a moment', async () => {
      const { messages, notifications } = await open();
      await messages.save(newMessage('m1'));
      await claimAll(notifications, noon);
      expect(await claimAll(notifications, noon - 30)).toEqual([]);
    });
  });
}
