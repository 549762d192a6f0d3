import { describe, expect, test } from 'vitest';
import { firestoreEmulator, newProject } from '#test/fixtures/firestore-emulator.ts';
import { StoreUnavailable } from '../runtime/store-unavailable.ts';
import { openReachableStore } from './open-project-store.ts';

const emulator = firestoreEmulator();

// Here and not in `npm test`: the SDK retries for many seconds before it reports missing rights.
describe.skipIf(emulator.missing !== undefined)(
  `Firestore without rights${emulator.skipNote}`,
  () => {
    test('makes a command say which role is missing', async () => {
      const opening = openReachableStore(emulator.openWithoutRights(newProject()), 60_000);
      await expect(opening).rejects.toThrow(StoreUnavailable);
      await expect(opening).rejects.toThrow(/needs the role Cloud Datastore User/);
    });
  },
);
