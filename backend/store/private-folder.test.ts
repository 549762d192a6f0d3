import { readdirSync, statSync } from 'node:fs';
import { chmod, chown, mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startServer } from '#test/faults/server-process.ts';
import { serverClock } from '#test/faults/server-clock.ts';
import { nobody, nobodyCanReadProject } from '#test/fixtures/other-user.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { openSqliteStore } from './open-sqlite-store.ts';
import { removeOthersAccess } from './private-folder.ts';

describe.skipIf(process.platform === 'win32')('the data folder', () => {
  test('becomes private if it is empty', async () => {
    const folder = await openFolder();
    expect(removeOthersAccess(folder)).toBe(true);
    expect(modeOf(folder)).toBe('700');
  });

  test('becomes private with everything we store in it', async () => {
    const folder = await openFolder();
    const store = await openSqliteStore(join(folder, 'messages.sqlite'));
    const aside = ['messages-before-1.sqlite', 'server.lock', '.x.unfinished'];
    await mkdir(join(folder, 'mail'));
    for (const name of [...aside, 'mail/a.eml']) await writeFile(join(folder, name), '');
    const all = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    expect(all).toEqual(expect.arrayContaining(['messages.sqlite-wal', 'app-check.sqlite-shm']));
    for (const name of all) await chmod(join(folder, name), name === 'mail' ? 0o755 : 0o644);
    expect(removeOthersAccess(folder)).toBe(true);
    const modes = all.map((name) => `${name} ${modeOf(join(folder, name))}`);
    expect(modes).toEqual(all.map((name) => `${name} ${name === 'mail' ? '700' : '600'}`));
    expect(modeOf(folder)).toBe('700');
    await store.close();
  });

  test.each(['package.json', '.bashrc', 'photos'])(
    'keeps its mode if it also holds %s, and only our files become private',
    async (name) => {
      const folder = await openFolder();
      for (const file of [name, 'messages.sqlite']) {
        await writeFile(join(folder, file), '', { mode: 0o644 });
      }
      expect(removeOthersAccess(folder)).toBe(false);
      expect([folder, join(folder, name), join(folder, 'messages.sqlite')].map(modeOf)).toEqual([
        '755',
        '644',
        '600',
      ]);
    },
  );

  test('keeps its mode if it is shared like /tmp', async () => {
    const folder = await openFolder(0o1777);
    expect(removeOthersAccess(folder)).toBe(false);
    expect(modeOf(folder)).toBe('1777');
  });

  test('gains no rights, and no file outside of it changes', async () => {
    const [folder, elsewhere] = [await openFolder(0o550), await openFolder()];
    const file = join(elsewhere, 'file');
    await writeFile(file, '', { mode: 0o644 });
    await chmod(folder, 0o750);
    await symlink(file, join(folder, 'messages.sqlite'));
    await symlink(elsewhere, join(folder, 'mail'));
    await chmod(folder, 0o550);
    expect(removeOthersAccess(folder)).toBe(true);
    expect([folder, elsewhere, file].map(modeOf)).toEqual(['500', '755', '644']);
  });

  test('may be missing', async () => {
    expect(removeOthersAccess(join(await temporaryFolder(), 'none'))).toBe(true);
  });

  test.skipIf(process.getuid?.() !== 0)(
    'keeps its mode if another user owns it (skipped unless root runs the tests)',
    async () => {
      const folder = await openFolder();
      await chown(folder, nobody, nobody);
      expect(removeOthersAccess(folder)).toBe(false);
      expect(modeOf(folder)).toBe('755');
    },
  );
});

describe.skipIf(process.platform === 'win32')('a server', () => {
  // Root may open everything, so a server of root shows less.
  const user = process.getuid?.() === 0 && nobodyCanReadProject() ? nobody : undefined;

  test('makes an existing data folder private at its start', async () => {
    const above = await openFolder();
    const dataDir = join(above, 'data');
    await mkdir(dataDir);
    await chmod(dataDir, 0o755);
    if (user !== undefined) await chown(dataDir, user, user);
    const server = await start(dataDir);
    await server.origin;
    expect(modeOf(dataDir)).toBe('700');
    const modes = readdirSync(dataDir).map((name) => modeOf(join(dataDir, name)));
    expect(new Set(modes)).toEqual(new Set(['600']));
    expect(server.errors()).not.toContain('data folder');
    await server.stop();
  });

  test('starts in a folder that it shares, and says what to do', async () => {
    const dataDir = await openFolder(0o1777);
    const server = await start(dataDir);
    await server.origin;
    expect(server.errors()).toContain('other users can open the data folder: set DATA_DIR');
    expect(modeOf(dataDir)).toBe('1777');
    await server.stop();
  });

  const start = async (dataDir: string) =>
    startServer({ dataDir, clock: await serverClock(), ...(user === undefined ? {} : { user }) });
});

async function openFolder(mode = 0o755): Promise<string> {
  const folder = await temporaryFolder();
  await chmod(folder, mode);
  return folder;
}

function modeOf(path: string): string {
  return (statSync(path).mode & 0o7777).toString(8);
}
