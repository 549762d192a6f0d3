import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { recordedLog } from '#test/fixtures/recorded-log.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { StartError } from '#content-model/problems/start-error.ts';
import { followReleases } from './follow-releases.ts';
import { currentFile } from './releases.ts';

test('switches to each release that is published, and stays where one cannot be served', async () => {
  const releases = await temporaryFolder();
  const publish = (text: string) => writeFile(join(releases, currentFile), text);
  const log = recordedLog();
  const live: string[] = [];
  const stop = followReleases(releases, 'at-start', log, (release) => {
    if (release === 'broken') throw new StartError(['SITE_URL: another value']);
    live.push(release);
    return Promise.resolve();
  });
  onTestFinished(stop);
  // Nothing was published yet.
  expect(live).toEqual([]);

  await publish('second\nat-start\n');
  await expect.poll(() => live).toEqual(['second']);
  await publish('broken\nsecond\n');
  await expect.poll(() => log.text()).toContain('SITE_URL: another value');
  await publish('second\n');
  await expect.poll(() => live).toEqual(['second', 'second']);
});
