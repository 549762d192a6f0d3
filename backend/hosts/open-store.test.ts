import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { configFrom } from '../settings/settings.ts';
import { describeStore } from './open-store.ts';

test.each([
  [{ DATA_DIR: '/var/lib/website' }, '/var/lib/website/messages.sqlite'],
  [
    { DATABASE_URL: 'postgres://site:hidden@db.agency.example:5433/the%20website?sslmode=disable' },
    'the PostgreSQL database the website at db.agency.example:5433',
  ],
  [
    { DATABASE_URL: 'postgres://site:hidden@/website?host=/run/postgresql' },
    'the PostgreSQL database website at /run/postgresql',
  ],
  [{ DATABASE_URL: 'firestore://my-agency-4f2a1' }, 'the database of the project my-agency-4f2a1'],
])('describes the store of %o without the password', (settings, description) => {
  expect(describeStore(configFrom(settings))).toBe(description);
});

test('a command says what to install where only what a server needs is installed', async () => {
  // Looks for it in a folder where nothing is installed.
  const hook = `import { registerHooks } from 'node:module';
    registerHooks({ resolve: (name, context, next) => next(name,
      name.startsWith('firebase-admin') ? { ...context, parentURL: 'file:///' } : context) });`;
  const program = fileURLToPath(new URL('../commands/messages.ts', import.meta.url));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(hook)}`, program],
    {
      // In a folder of its own, so that no .env of a developer takes part.
      cwd: await temporaryFolder(),
      env: { DATABASE_URL: 'firestore://my-agency-4f2a1' },
      encoding: 'utf8',
    },
  );
  expect(stderr).toMatch(
    /^DATABASE_URL: firestore:\/\/ needs firebase-admin, .* `npm ci --include=dev`.*\n$/,
  );
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
});
