import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freePort } from '#test/fixtures/free-port.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { StoreUnavailable } from '../contact/store-unavailable.ts';
import { openProjectStore } from './open-project-store.ts';

// Whatever this machine has for credentials, and looks for.
beforeEach(() => {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', undefined);
  vi.stubEnv('METADATA_SERVER_DETECTION', 'none');
});
afterEach(() => void vi.unstubAllEnvs());

test('who is not signed in is told how', async () => {
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', undefined);
  vi.stubEnv('HOME', await temporaryFolder());
  vi.stubEnv('APPDATA', await temporaryFolder());
  const opened = openProjectStore('my-inquiry-4f2a1');
  await expect(opened).rejects.toThrow(StoreUnavailable);
  await expect(opened).rejects.toThrow('`gcloud auth application-default login` brings yours');
});

test('a key file that cannot be read is told of, and nothing that is in it', async () => {
  const file = join(await temporaryFolder(), 'key.json');
  await writeFile(file, 'hidden');
  for (const named of [file, `${file}.none`]) {
    vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', named);
    const told = await openProjectStore('my-inquiry-4f2a1').catch((error: unknown) => error);
    expect(told).toBeInstanceOf(StoreUnavailable);
    expect(String(told)).toContain('GOOGLE_APPLICATION_CREDENTIALS names the file');
    expect(String(told)).not.toContain('hidden');
  }
});

test('a database that does not answer is not waited for', async () => {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${await freePort()}`);
  await expect(openProjectStore('my-inquiry-4f2a1', 200)).rejects.toThrow(
    new StoreUnavailable('Firestore: no answer within 0.2 seconds'),
  );
});
