import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freePort } from '#test/fixtures/free-port.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { StoreUnavailable } from '../runtime/store-unavailable.ts';
import { openProjectStore } from './open-project-store.ts';

// Whatever credentials this machine has.
beforeEach(() => {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', undefined);
  vi.stubEnv('METADATA_SERVER_DETECTION', 'none');
});
afterEach(() => void vi.unstubAllEnvs());

test('says how to sign in', async () => {
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', undefined);
  vi.stubEnv('HOME', await temporaryFolder());
  vi.stubEnv('APPDATA', await temporaryFolder());
  const opening = openProjectStore('my-agency-4f2a1');
  await expect(opening).rejects.toThrow(StoreUnavailable);
  await expect(opening).rejects.toThrow('run `gcloud auth application-default login`');
});

test('reports a key file that cannot be read, and nothing of its content', async () => {
  const file = join(await temporaryFolder(), 'key.json');
  await writeFile(file, 'hidden');
  for (const path of [file, `${file}.none`]) {
    vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', path);
    const error = await openProjectStore('my-agency-4f2a1').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StoreUnavailable);
    expect(String(error)).toContain('set GOOGLE_APPLICATION_CREDENTIALS to the key file');
    expect(String(error)).not.toContain('hidden');
  }
});

test('stops waiting for a database that does not answer', async () => {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${await freePort()}`);
  await expect(openProjectStore('my-agency-4f2a1', 200)).rejects.toThrow(
    new StoreUnavailable('Firestore: no answer within 0.2 seconds'),
  );
});
