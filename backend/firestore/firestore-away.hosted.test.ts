import { describe, expect, test } from 'vitest';
import { firestoreEmulator, newProject } from '#test/fixtures/firestore-emulator.ts';
import { StoreUnavailable } from '../contact/store-unavailable.ts';
import { firestoreRequestLimits } from './firestore-request-limits.ts';
import { openFirestoreStore } from './open-firestore-store.ts';
import { storeOnceAnswered } from './open-project-store.ts';

const emulator = firestoreEmulator();

/** Here since the SDK asks again for many seconds before it tells that it may not read. */
describe.skipIf(emulator.missing !== undefined)(
  `where Firestore does not let the store in${emulator.skipNote}`,
  () => {
    test('everything that is asked of it says that it is unavailable', async () => {
      const store = openFirestoreStore(emulator.openWithoutRights(newProject()), { countPause: 1 });
      const { messages, notifications, archive, appCheck } = store;
      const [now, day] = [Date.UTC(2026, 10, 21), '2026-11-21'];
      const kinds = ['inquiry', 'confirmation'] as const;
      const count = { day, what: 'screen', first: '/', second: '', count: 1 } as const;
      const asked = [
        messages.list(),
        messages.get('m1'),
        messages.delete('m1'),
        notifications.claimDue({ kinds, now, leaseUntil: now + 1, limit: 4 }),
        notifications.retryNow('m1', now),
        notifications.countGivenUp(),
        Array.fromAsync(archive.everything()),
        archive.deleteExpired(now, 25),
        store.dailyCounts.add([count]),
        store.dailyCounts.between(day, day),
        store.reportCounts.summed(day, day),
        store.deliveries.between(0, now),
        appCheck.secret('made'),
        appCheck.countUse('token', now),
        appCheck.deleteExpired(now),
      ];
      const answers = await Promise.allSettled(asked);
      for (const answer of answers) {
        expect(answer).toMatchObject({ status: 'rejected' });
        expect(answer.status === 'rejected' && answer.reason).toBeInstanceOf(StoreUnavailable);
      }
    });

    test('a command is told which role is missing', async () => {
      const opened = storeOnceAnswered(emulator.openWithoutRights(newProject()), 60_000);
      await expect(opened).rejects.toThrow(StoreUnavailable);
      await expect(opened).rejects.toThrow(
        /whoever is signed in here needs the role Cloud Datastore User/,
      );
    });

    test('each instance limits requests by itself', async () => {
      const firestore = emulator.openWithoutRights(newProject());
      const limits = firestoreRequestLimits(firestore, () => Date.UTC(2026, 10, 21), 50);
      const waits = [];
      for (let n = 0; n < 40; n++) waits.push(await limits.take('message', '203.0.113.7'));
      expect(waits.filter((wait) => wait === undefined)).toHaveLength(30);
    });
  },
);
