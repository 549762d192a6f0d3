import { describe, expect, test } from 'vitest';
import { appCheckRecordsContract } from '#test/contracts/app-check-records.ts';
import { dailyCountStoreContract } from '#test/contracts/daily-count-store.ts';
import { manyWorkersContract } from '#test/contracts/many-workers.ts';
import { messageArchiveContract } from '#test/contracts/message-archive.ts';
import { messageStoreContract } from '#test/contracts/message-store.ts';
import { notificationQueueContract } from '#test/contracts/notification-queue.ts';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { asVisitor, firestoreEmulator, newProject } from '#test/fixtures/firestore-emulator.ts';
import { recordedLog } from '#test/fixtures/recorded-log.ts';
import { purgeExpiredMessages } from '../contact/purge-expired-messages.ts';
import type { NewMessage } from '../contact/message-store.ts';
import { StoreUnavailable } from '../contact/store-unavailable.ts';
import { openFirestoreStore } from './open-firestore-store.ts';

const emulator = firestoreEmulator();

describe.skipIf(emulator.missing !== undefined)(
  `the store on Firestore${emulator.skipNote}`,
  () => {
    const open = (project?: string) =>
      openFirestoreStore(emulator.open(project), { countPause: 10 });
    const servers = (count: number) => {
      const project = newProject();
      return Array.from({ length: count }, () => open(project));
    };

    messageStoreContract(() => Promise.resolve(open()));
    messageArchiveContract(() => Promise.resolve(open()));
    notificationQueueContract(() => Promise.resolve(open()));
    dailyCountStoreContract(() => Promise.resolve(open().dailyCounts));
    appCheckRecordsContract(() => {
      const project = newProject();
      return Promise.resolve([open(project).appCheck, open(project).appCheck]);
    });
    manyWorkersContract(() => Promise.resolve(servers(8)), 250);

    test('keeps the same content once though two instances save it at one moment', async () => {
      const [one, other] = servers(2);
      const answers = await Promise.all([
        one?.messages.save(newMessage('a')),
        other?.messages.save(newMessage('b')),
      ]);
      expect(answers.map((answer) => answer?.isDuplicate).toSorted()).toEqual([false, true]);
      expect(new Set(answers.map((answer) => answer?.id)).size).toBe(1);
      expect(await one?.messages.list()).toHaveLength(1);
    });

    test('sends no more confirmations than the limit, whichever instance is asked', async () => {
      const instances = servers(3);
      const limits = [{ per: 'all', hours: 1, max: 5 } as const];
      const sent = instances.flatMap(({ messages }, place) =>
        [1, 2, 3, 4, 5, 6].map((n) => {
          const id = `${place}-${n}`;
          const notifications = [
            ...newMessage(id).notifications,
            { id: `${id}-confirmation`, kind: 'confirmation' } as const,
          ];
          const confirmation = { mailbox: id, limits };
          return messages.save(newMessage(id, { contentKey: id, notifications, confirmation }));
        }),
      );
      await Promise.all(sent);
      const notifications =
        (await instances[0]?.messages.list())?.flatMap((each) => each.notifications) ?? [];
      expect(notifications.filter(({ kind }) => kind === 'inquiry')).toHaveLength(18);
      expect(notifications.filter(({ kind }) => kind === 'confirmation')).toHaveLength(5);
    });

    test('takes any words and ids for what they are', async () => {
      const { messages, notifications, archive } = open();
      const id = '../notifications/__x__/\0';
      const notification = { id: 'messages/other', kind: 'inquiry' } as const;
      const words = 'half \ud800 of a notification, \0, `.` and __name__';
      const content = { ...completeMessage, message: words, company: 'x'.repeat(20_000) };
      await messages.save(
        newMessage(id, { content, page: '/\udc00', notifications: [notification] }),
      );
      const kept = 'half \ufffd of a notification, \0, `.` and __name__';
      expect((await messages.get(id))?.content).toEqual({ ...content, message: kept });
      await notifications.recordGivenUp(notification.id, words);
      expect((await messages.get(id))?.notifications[0]).toMatchObject({ lastProblem: kept });
      expect((await Array.fromAsync(archive.everything()))[0]).toMatchObject({
        id,
        page: '/\ufffd',
      });
      for (const none of ['', '.', '..', '/', '__x__', 'a/b', 'x'.repeat(5000)]) {
        expect(await messages.get(none)).toBeUndefined();
      }
      expect(await messages.delete(id)).toBe(true);
    });

    test('owes nothing for a message that somebody has deleted by hand', async () => {
      const firestore = emulator.open();
      const { messages, notifications } = openFirestoreStore(firestore);
      await messages.save(newMessage('first'));
      await firestore.doc('messages/first').delete();
      const kinds = ['inquiry', 'confirmation'] as const;
      const claim = { kinds, now: noon, leaseUntil: noon + 1000, limit: 4 };
      expect(await notifications.claimDue(claim)).toEqual([]);
      expect(await messages.save(newMessage('second'))).toMatchObject({ isDuplicate: false });
      expect(await messages.save(newMessage('third'))).toEqual({ id: 'second', isDuplicate: true });
    });

    test('forgets what is left of messages that somebody has deleted by hand, once it is old', async () => {
      const firestore = emulator.open();
      const { messages, notifications, archive } = openFirestoreStore(firestore);
      for (const id of ['m1', 'm2', 'm3', 'm4']) {
        await messages.save(newMessage(id, { contentKey: `words of ${id}` }));
      }
      await notifications.recordSent('m1-inquiry', noon);
      await notifications.recordGivenUp('m2-inquiry', 'refused');
      for (const place of [
        'messages/m1',
        'messages/m2',
        'messages/m3',
        'notifications/m3-inquiry',
      ]) {
        await firestore.doc(place).delete();
      }
      const log = recordedLog();
      const purging = { archive, deleteEmails: undefined, retentionDays: 0, log };
      const { signal } = new AbortController();
      await purgeExpiredMessages({ ...purging, clock: () => noon }, signal);
      expect(log.text()).toBe('');
      await purgeExpiredMessages({ ...purging, clock: () => noon + 1 }, signal);
      const names = async (collection: string) =>
        (await firestore.collection(collection).get()).size;
      expect(await Promise.all(['messages', 'notifications', 'contentKeys'].map(names))).toEqual([
        1, 1, 1,
      ]);
      expect(await notifications.retryNow('m4', noon)).toBe(1);
    });

    test('deletes what is left of such a message when it is told to', async () => {
      const firestore = emulator.open();
      const { messages } = openFirestoreStore(firestore);
      await messages.save(newMessage('m1'));
      await firestore.doc('messages/m1').delete();
      expect(await messages.delete('m1')).toBe(true);
      expect(await messages.delete('m1')).toBe(false);
      expect(await firestore.listCollections()).toEqual([]);
    });

    test('names a document that is not as written, and none of its words', async () => {
      const firestore = emulator.open();
      const { messages } = openFirestoreStore(firestore);
      await messages.save(newMessage('m1'));
      await firestore.doc('messages/m1').update({ receivedAt: 'Alder & Rye' });
      await expect(messages.get('m1')).rejects.toThrow(
        new StoreUnavailable('Firestore: messages/m1 is not as written: receivedAt'),
      );
    });

    test('tells delivery records of the messages of a time, and no word of them', async () => {
      const { messages, notifications, deliveries } = open();
      for (const [place, id] of ['m1', 'm2', 'm3'].entries()) {
        const receivedAt = noon + 1000 * place;
        const spamSigns = id === 'm2' ? (['has many links'] as const) : [];
        await messages.save(newMessage(id, { receivedAt, contentKey: id, spamSigns }));
      }
      await notifications.recordSent('m1-inquiry', noon + 5000);
      expect(await deliveries.between(noon, noon + 2000)).toEqual([
        { looksLikeSpam: false, notifications: [{ kind: 'inquiry', state: 'sent' }] },
        { looksLikeSpam: true, notifications: [{ kind: 'inquiry', state: 'waiting' }] },
      ]);
    });

    test('refuses every client, signed in or not, to read and to write', async () => {
      const project = newProject();
      await open(project).messages.save(newMessage('m1'));
      const places = [
        'messages',
        'messages/m1',
        'notifications/m1-inquiry',
        'contentKeys/x',
        'secrets/tokens',
        'dailyCounts/2026-11-21.0',
        'anything/else',
      ];
      for (const headers of [{}, asVisitor]) {
        const ask = async (place: string, method: string, body?: string) => {
          const url = `http://${emulator.host()}/v1/projects/${project}/databases/(default)/documents`;
          const init = body === undefined ? { method, headers } : { method, headers, body };
          return (await fetch(`${url}/${place}`, init)).status;
        };
        for (const place of places) {
          expect(await ask(place, 'GET')).toBe(403);
          const method = place === 'messages' ? 'POST' : 'PATCH';
          expect(await ask(place, method, '{"fields":{}}')).toBe(403);
          if (method === 'PATCH') expect(await ask(place, 'DELETE')).toBe(403);
        }
      }
    });

    test('is unavailable to whoever has no rights there', async () => {
      const { messages, notifications } = openFirestoreStore(
        emulator.openWithoutRights(newProject()),
      );
      await expect(messages.checkWritable()).rejects.toThrow(StoreUnavailable);
      await expect(notifications.recordSent('m1-inquiry', noon)).rejects.toThrow(StoreUnavailable);
    });
  },
);

const noon = Date.UTC(2026, 10, 21, 19);

function newMessage(id: string, parts: Partial<NewMessage> = {}): NewMessage {
  return {
    ...{ id, receivedAt: noon, page: undefined, content: completeMessage, spamSigns: [] },
    ...{ contentKey: 'the same words', duplicatesAfter: noon - 1000 },
    confirmation: { mailbox: completeMessage.email, limits: [] },
    notifications: [{ id: `${id}-inquiry`, kind: 'inquiry' }],
    ...parts,
  };
}
