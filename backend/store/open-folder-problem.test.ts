import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { openFolderProblem } from '../hosts/open-store.ts';

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

test('a folder that is not there yet is none', async () => {
  expect(openFolderProblem(join(await temporaryFolder(), 'data'))).toBeUndefined();
});
