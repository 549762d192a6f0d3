import { chmod, chown, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { describe, expect, test } from 'vitest';
import { startSite } from '#backend/hosts/node/start-site.ts';
import { databaseFile } from '#backend/hosts/open-store.ts';
import { configFrom } from '#backend/settings/settings.ts';
import { builtSite } from '#test/fixtures/built-site.ts';
import { nobody, nobodyCanReadProject } from '#test/fixtures/other-user.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { startServer, type ServerOptions } from './server-process.ts';
import { privateDisk } from './small-disk.ts';

describe('a server that could store no message prints one line and does not start', () => {
  const notADatabase = 'Long enough to be looked at as a database. '.repeat(99);

  test('when messages.sqlite is no database', async () => {
    const dataDir = await temporaryFolder();
    await writeFile(join(dataDir, 'messages.sqlite'), notADatabase);
    await expectNoStart({ dataDir });
  });

  test('when server.lock is no database, or the path of its folder is longer than SQLite takes', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'server.lock'), notADatabase);
    const deep = join(await temporaryFolder(), ...Array<string>(3).fill('x'.repeat(200)));
    for (const dataDir of [folder, deep]) {
      const config = configFrom({ DATA_DIR: dataDir, PORT: '0' });
      const start = startSite(config, await temporaryFolder(), await builtSite());
      await expect(start).rejects.toThrow(/^DATA_DIR: [^\n]*$/);
    }
  });

  test('when the disk is read-only', async ({ skip }) => {
    const disk = await privateDisk('ro');
    if (disk === undefined) return skip('NOT SHOWN: this user may mount no disk');
    await expectNoStart({ dataDir: join(disk.place, 'data'), inside: disk.inside });
  });

  // File modes do not stop root.
  const user = process.getuid?.() === 0 ? nobody : undefined;
  const canTry = user === undefined || nobodyCanReadProject();
  test.skipIf(!canTry).each([
    ['it may not write to the folder', 0o500, 0o600],
    ['it may not read the database', 0o700, 0],
    ['it may not write to the database', 0o700, 0o400],
  ])(
    'when %s (skipped for root where nobody else may read the project)',
    async (_, folderMode, fileMode) => {
      const above = await temporaryFolder();
      await chmod(above, 0o755);
      const dataDir = join(above, 'data');
      await mkdir(dataDir);
      const file = databaseFile({ dataDir });
      await writeFile(file, '');
      for (const path of [file, dataDir]) if (user !== undefined) await chown(path, user, user);
      await chmod(file, fileMode);
      await chmod(dataDir, folderMode);
      await expectNoStart({ dataDir, ...(user === undefined ? {} : { user }) });
    },
  );
});

async function expectNoStart(options: ServerOptions): Promise<void> {
  const server = await startServer(options);
  expect(await server.ended).toBe(1);
  expect(server.errors()).toMatch(/^DATA_DIR: [^\n]*\n$/);
}
