import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { describe } from 'vitest';
import { corsContract, type AskedRequest } from '#test/contracts/cors.ts';
import { firestoreEmulator, newProject } from '#test/fixtures/firestore-emulator.ts';
import { startHostedPlatform } from '#test/fixtures/hosted-platform.ts';
import { openFirestoreStore } from '../../firestore/open-firestore-store.ts';

const emulator = firestoreEmulator();

describe.skipIf(emulator.missing !== undefined)(`the functions${emulator.skipNote}`, () => {
  corsContract(async (settings) => {
    const project = newProject();
    const { origin } = await startHostedPlatform(emulator.host(), project, settings);
    const store = openFirestoreStore(emulator.open(project));
    return { ask: (asked) => answerTo(origin, asked), stored: () => store.messages.list() };
  });
});

/** Not `fetch`, which sets the host itself. */
async function answerTo(origin: string, { method, url, headers, payload }: AskedRequest) {
  const sending = request(new URL(url, origin), { method, headers });
  sending.end(payload);
  const [answer]: IncomingMessage[] = await once(sending, 'response');
  if (answer === undefined) throw new Error('There is no answer');
  answer.resume();
  return { statusCode: answer.statusCode ?? 0, headers: answer.headers };
}
