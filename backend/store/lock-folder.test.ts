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
