import { describe } from 'vitest';
import { corsContract } from '#test/contracts/cors.ts';
import { firestoreEmulator, newProject } from '#test/fixtures/firestore-emulator.ts';
import { startHostedPlatform } from '#test/fixtures/hosted-platform.ts';
import { openFirestoreStore } from '../../firestore/open-firestore-store.ts';

const emulator = firestoreEmulator();

describe.skipIf(emulator.missing !== undefined)(`the functions${emulator.skipNote}`, () => {
  corsContract(async (settings) => {
    const project = newProject();
    const { origin } = await startHostedPlatform(emulator.host(), project, settings);
    const store = openFirestoreStore(emulator.open(project));
    return { origin, stored: () => store.messages.list() };
  });
});
