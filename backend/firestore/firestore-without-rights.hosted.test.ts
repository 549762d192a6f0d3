import { describe, expect, test } from 'vitest';
import { firestoreEmulator, newProject } from '#test/fixtures/firestore-emulator.ts';
import { StoreUnavailable } from '../contact/store-unavailable.ts';
import { openFirestoreStore } from './open-firestore-store.ts';
import { openReachableStore } from './open-project-store.ts';

const emulator = firestoreEmulator();

// Here and not in `npm test`: the SDK retries for many seconds before it reports missing rights.
describe.skipIf(emulator.missing !== undefined)(
  `Firestore without rights${emulator.skipNote}`,
  () => {
    test('makes every call throw StoreUnavailable', async () => {
      const store = openFirestoreStore(emulator.openWithoutRights(newProject()), 1);
      const { messages, notifications, appCheck } = store;
      const [now, day] = [Date.UTC(2026, 10, 21), '2026-11-21'];
      const kinds = ['inquiry', 'confirmation'] as const;
      const count = { day, what: 'screen', first: '/', second: '', count: 1 } as const;
      const answers = await Promise.allSettled([
        messages.list(),
        messages.get('m1'),
        messages.delete('m1'),
        messages.checkWritable(),
        notifications.claimDue({ kinds, now, leaseUntil: now + 1, limit: 4 }),
        notifications.recordSent('m1-inquiry', now),
        notifications.retryNow('m1', now),
        messages.deleteExpired(now, 25),
        store.dailyCounts.add([count]),
        store.dailyCounts.between(day, day),
        appCheck.secret('made'),
        appCheck.countUse('token', now),
      ]);
      for (const answer of answers) {
        expect(answer).toMatchObject({ status: 'rejected' });
        expect(answer.status === 'rejected' && answer.reason).toBeInstanceOf(StoreUnavailable);
      }
    });

    test('makes a command say which role is missing', async () => {
      const opening = openReachableStore(emulator.openWithoutRights(newProject()), 60_000);
      await expect(opening).rejects.toThrow(StoreUnavailable);
      await expect(opening).rejects.toThrow(/needs the role Cloud Datastore User/);
    });
  },
);
