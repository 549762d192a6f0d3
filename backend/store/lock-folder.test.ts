import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { FolderInUse, lockFolder } from './lock-folder.ts';

test('lets one server use a folder at a time', async () => {
  const folder = await temporaryFolder();
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  unlock();
  onTestFinished(lockFolder(folder));
});

test('takes other users’ access to our files away, and to no other', async () => {
  const folder = await temporaryFolder();
  const names = ['messages.sqlite', 'messages.sqlite-wal', 'messages-before-1.sqlite', 'notes.txt'];
  for (const name of names) writeFileSync(join(folder, name), '', { mode: 0o644 });
  mkdirSync(join(folder, 'mail'), { mode: 0o755 });
  onTestFinished(lockFolder(folder));
  const modes = [...names, 'mail'].map((name) => statSync(join(folder, name)).mode & 0o777);
  expect(modes).toEqual([0o600, 0o600, 0o600, 0o644, 0o700]);
});
