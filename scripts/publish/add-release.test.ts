import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { publishedReleases } from '#backend/hosts/node/releases.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { addRelease, writePublished } from './add-release.ts';

/** Adds a release so many milliseconds after the one before. */
async function add(releases: string, later = 60_000): Promise<string> {
  vi.setSystemTime(Date.now() + later);
  const finished = join(releases, '.new-1');
  await mkdir(finished);
  await writeFile(join(finished, 'index.html'), 'Home');
  return addRelease(releases, finished);
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

test('a release is named after its time, and the last three stay', async () => {
  const releases = await temporaryFolder();
  // A build of another process, which stays too.
  await mkdir(join(releases, '.new-2'));
  const names: string[] = [];
  for (let number = 0; number < 4; number++) names.unshift(await add(releases));
  expect(names[0]).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-/);
  const kept = names.slice(0, 3);
  expect(publishedReleases(releases)).toEqual(kept);
  expect((await readdir(releases)).sort()).toEqual([...kept, '.new-2', 'current'].sort());
});

test('a release that another process has just finished is left alone', async () => {
  const releases = await temporaryFolder();
  for (let number = 0; number < 3; number++) await add(releases);
  const other = new Date(Date.now() + 30_000).toISOString().replaceAll(/[:.]/g, '-');
  await mkdir(join(releases, other));
  await add(releases);
  expect(await readdir(releases)).toContain(other);
});

test('after a return, the next release follows the one that was returned to', async () => {
  const releases = await temporaryFolder();
  const good = await add(releases);
  await add(releases);
  await writePublished(releases, [good]);
  const next = await add(releases);
  expect(publishedReleases(releases)).toEqual([next, good]);
});
