import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { answerDownload } from './downloads-integration.ts';

test('answers with a part of a file in development, and with nothing for a folder', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'files/sub.mp4'), { recursive: true });
  await writeFile(join(folder, 'files/film.mp4'), 'abcdef');
  const asked = (url: string) =>
    answerDownload(folder, { url, method: 'GET', headers: { range: 'bytes=0-1' } });
  expect(asked('/files/sub.mp4')).toBeUndefined();
  expect(asked('/files/other.mp4')).toBeUndefined();
  const { status, body } = asked('/files/film.mp4') ?? {};
  expect([status, String(body)]).toEqual([206, 'ab']);
});
