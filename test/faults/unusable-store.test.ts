import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startSite } from '#backend/hosts/node/start-site.ts';
import { configFrom } from '#backend/settings/settings.ts';
import { builtSite } from '#test/fixtures/built-site.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { privateDisk } from './private-disk.ts';
import { startServer, type ServerOptions } from '#test/fixtures/server-process.ts';

describe('a server that could store no message prints one line and does not start', () => {
  const notADatabase = 'Long enough to be looked at as a database. '.repeat(99);

  test('when messages.sqlite is no database', async () => {
    const dataDir = await temporaryFolder();
    await writeFile(join(dataDir, 'messages.sqlite'), notADatabase);
    await expectNoStart({ dataDir });
  });

  test('when server.lock is no database, or its folder cannot be created or has too long a path', async () => {
    const folder = await temporaryFolder();
    const lock = join(folder, 'server.lock');
    await writeFile(lock, notADatabase);
    const deep = join(await temporaryFolder(), ...Array<string>(3).fill('x'.repeat(200)));
    for (const dataDir of [folder, join(lock, 'data'), deep]) {
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
});

async function expectNoStart(options: ServerOptions): Promise<void> {
  const server = await startServer(options);
  expect(await server.ended).toBe(1);
  expect(server.errors()).toMatch(/^DATA_DIR: [^\n]*\n$/);
}
