import { expect, test } from 'vitest';
import { publishedReleases } from '#backend/hosts/node/releases.ts';
import { freePort } from '#test/fixtures/free-port.ts';
import { serve } from '#test/fixtures/serve.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { writePublished } from './add-release.ts';
import { awaitRelease } from './await-release.ts';

test('says that no server is running', async () => {
  const port = await freePort();
  const outcome = await awaitRelease({ host: '127.0.0.1', port }, 'releases', 'new');
  expect(outcome).toContain(`No server answers at http://127.0.0.1:${port}`);
});

test('puts the release before back that the server can read', async () => {
  const releases = await temporaryFolder();
  await writePublished(releases, ['new', 'old']);
  const origin = await serve((_, response) => {
    response.end(JSON.stringify({ status: 'alive', release: 'old', unreadable: 'new' }));
  });
  const config = { host: '127.0.0.1', port: Number(new URL(origin).port) };
  await expect(awaitRelease(config, releases, 'new', ['old'])).rejects.toThrow(
    /cannot read release new.*\nNot published/,
  );
  expect(publishedReleases(releases)).toEqual(['old']);
});
