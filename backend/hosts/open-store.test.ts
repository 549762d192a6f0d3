import { chmod } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { configFrom } from '../settings/settings.ts';
import { describeStore, openFolderProblem } from './open-store.ts';

const of = (DATABASE_URL: string) => ({ DATABASE_URL });
const sql = 'the PostgreSQL database';

test.each<[Record<string, string>, string]>([
  [{ DATA_DIR: '/var/lib/website' }, '/var/lib/website/messages.sqlite'],
  [
    of('postgres://me:hidden@db.example:5433/a%20b?sslmode=disable'),
    `${sql} a b at db.example:5433`,
  ],
  [of('postgres://me:hidden@/b?host=/run/postgresql'), `${sql} b at /run/postgresql`],
  [of('firestore://my-agency-4f2a1'), 'the database of the project my-agency-4f2a1'],
])('describes the store of %o without the password', (settings, description) => {
  expect(describeStore(configFrom(settings))).toBe(description);
});

test.each([
  [0o755, true],
  [0o701, true],
  // For a group that the owner chose.
  [0o750, false],
  [0o700, false],
])('a folder of mode %o is a problem: %s', async (mode, isProblem) => {
  const folder = await temporaryFolder();
  await chmod(folder, mode);
  const problem = openFolderProblem(folder);
  expect(problem !== undefined).toBe(isProblem);
  if (isProblem) expect(problem).toContain(folder);
});
