import { describe, expect, test } from 'vitest';
import { newMessage } from '#test/contracts/new-message.ts';
import { firestoreEmulator, newProject } from '#test/fixtures/firestore-emulator.ts';
import type { DailyCount } from '../analytics/daily-counts.ts';
import { openFirestoreStore } from './open-firestore-store.ts';

const emulator = firestoreEmulator();

describe.skipIf(emulator.missing !== undefined)(
  `daily counts on Firestore${emulator.skipNote}`,
  () => {
    const open = (project?: string) => openFirestoreStore(emulator.open(project), 10);

    test('are the sum of what two instances count at one moment', async () => {
      const project = newProject();
      const instances = [open(project), open(project)];
      await Promise.all(instances.map(({ dailyCounts }) => dailyCounts.add([screen('/')])));
      expect(await open(project).dailyCounts.between(day, day)).toEqual([
        { ...screen('/'), count: 2 },
      ]);
    });

    test('have messages in a document of their own, apart from what is written every second', async () => {
      const firestore = emulator.open();
      const { messages, dailyCounts } = openFirestoreStore(firestore, 10);
      await dailyCounts.add([screen('/')]);
      for (const id of ['m1', 'm2']) await messages.save(newMessage(id, { day }));
      const { docs } = await firestore.collection('dailyCounts').get();
      expect(docs.map(({ id }) => id)).toEqual([day, `${day} messages`]);
      const counted = [screen('/'), { ...one('message', ''), count: 2 }];
      expect(await dailyCounts.between(day, day)).toEqual(counted);
    });

    test('that wait to be written are written when the store closes', async () => {
      const project = newProject();
      const closing = openFirestoreStore(emulator.open(project), 60_000);
      const adding = closing.dailyCounts.add([screen('/about')]);
      await closing.close();
      await adding;
      expect(await open(project).dailyCounts.between(day, day)).toEqual([screen('/about')]);
    });
  },
);

const day = '2026-11-21';

function screen(first: string): DailyCount {
  return one('screen', first);
}

function one(what: DailyCount['what'], first: string): DailyCount {
  return { day, what, first, second: '', count: 1 };
}
