import { describe } from 'vitest';
import { manyWorkersContract } from '#test/contracts/many-workers.ts';
import { firestoreEmulator, newProject } from '#test/fixtures/firestore-emulator.ts';
import { openFirestoreStore } from './open-firestore-store.ts';

const emulator = firestoreEmulator();

describe.skipIf(emulator.missing !== undefined)(
  `many that send from Firestore at once${emulator.skipNote}`,
  () => {
    manyWorkersContract(() => {
      const project = newProject();
      const open = () => openFirestoreStore(emulator.open(project), { claimPatience: 600_000 });
      return Promise.resolve(Array.from({ length: 8 }, open));
    });
  },
);
