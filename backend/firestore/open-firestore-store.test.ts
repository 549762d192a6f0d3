import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { appCheckRecordsContract } from '#test/contracts/app-check-records.ts';
import { dailyCountStoreContract } from '#test/contracts/daily-count-store.ts';
import { importAndRetentionContract } from '#test/contracts/import-and-retention.ts';
import { messageStoreContract } from '#test/contracts/message-store.ts';
import { newMessage, noon } from '#test/contracts/new-message.ts';
import { notificationQueueContract } from '#test/contracts/notification-queue.ts';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { asVisitor, firestoreEmulator, newProject } from '#test/fixtures/firestore-emulator.ts';
import { StoreUnavailable } from '../runtime/store-unavailable.ts';
import { openFirestoreStore } from './open-firestore-store.ts';

const emulator = firestoreEmulator();

describe.skipIf(emulator.missing !== undefined)(
  `the store on Firestore${emulator.skipNote}`,
  () => {
    const open = (project?: string) => openFirestoreStore(emulator.open(project), 10);
    const twoInstances = () => {
      const project = newProject();
      return [open(project), open(project)] as const;
    };

    const openStore = () => Promise.resolve(open());
    messageStoreContract(openStore);
    importAndRetentionContract(openStore);
    notificationQueueContract(openStore);
    dailyCountStoreContract(() => Promise.resolve(open().dailyCounts));
    appCheckRecordsContract(() => {
      const [one, other] = twoInstances();
      return Promise.resolve([one.appCheck, other.appCheck]);
    });

    test('adds up what two instances count at one moment', async () => {
      const instances = twoInstances();
      await Promise.all(instances.map(({ dailyCounts }) => dailyCounts.add([screen])));
      const [{ dailyCounts }] = instances;
      expect(await dailyCounts.between(day, day)).toEqual([{ ...screen, count: 2 }]);
    });

    test('writes counts that wait when it closes', async () => {
      const project = newProject();
      const closing = openFirestoreStore(emulator.open(project), 60_000);
      const adding = closing.dailyCounts.add([screen]);
      await closing.close();
      await adding;
      expect(await open(project).dailyCounts.between(day, day)).toEqual([screen]);
    });

    test('takes any text as an id', async () => {
      const { messages, notifications } = open();
      const id = '../messages/__x__/\0';
      await messages.save(newMessage(id, { notifications: [{ id, kind: 'inquiry' }] }));
      await notifications.recordGivenUp([id], 'no `such`.mailbox');
      expect(await messages.get(id)).toMatchObject({
        content: completeMessage,
        notifications: [{ id, lastProblem: 'no `such`.mailbox' }],
      });
      for (const other of ['', '.', '..', '/', '__x__', 'a/b', 'x'.repeat(5000)]) {
        expect(await messages.get(other)).toBeUndefined();
      }
      expect(await messages.delete(id)).toBe(true);
    });

    test('reports a document that was edited by hand without its text', async () => {
      const firestore = emulator.open();
      const { messages } = openFirestoreStore(firestore);
      await messages.save(newMessage('m1'));
      await firestore.doc('messages/m1').update({ receivedAt: 'Alder & Rye' });
      await expect(messages.get('m1')).rejects.toThrow(
        new StoreUnavailable('Firestore: messages/m1 has unexpected values: receivedAt'),
      );
    });

    test('marks uses of tokens for deletion by the platform', async () => {
      const firestore = emulator.open();
      await openFirestoreStore(firestore).appCheck.countUse('token', noon);
      const { docs } = await firestore.collection('appCheckUses').get();
      const use = { uses: 1, expireAt: Timestamp.fromMillis(noon) };
      expect(docs.map((each) => each.data())).toEqual([use]);
    });

    test('refuses every client to read and write, signed in or not', async () => {
      const project = newProject();
      await open(project).messages.save(newMessage('m1'));
      const database = `http://${emulator.host()}/v1/projects/${project}/databases/(default)`;
      const status = async (path: string, method: string, headers: Record<string, string>) => {
        const init =
          method === 'PATCH' ? { method, headers, body: '{"fields":{}}' } : { method, headers };
        return (await fetch(`${database}/documents/${path}`, init)).status;
      };
      for (const headers of [{}, asVisitor]) {
        expect(await status('messages', 'GET', headers)).toBe(403);
        for (const path of ['messages/m1', 'secrets/tokens', 'anything/else']) {
          for (const method of ['GET', 'PATCH', 'DELETE']) {
            expect(await status(path, method, headers)).toBe(403);
          }
        }
      }
    });
  },
);

const day = '2026-11-21';
const screen = { day, what: 'screen', first: '/', second: '', count: 1 } as const;
