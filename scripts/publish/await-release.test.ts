import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { publishedReleases } from '#backend/hosts/node/releases.ts';
import { listen } from '#backend/hosts/node/server.ts';
import { freePort } from '#test/fixtures/free-port.ts';
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
  const server = createServer((_, response) => {
    response.end(JSON.stringify({ status: 'alive', release: 'old', unreadable: 'new' }));
  });
  onTestFinished(() => void server.close());
  const { port } = new URL(await listen(server, { host: '127.0.0.1', port: 0 }));
  const config = { host: '127.0.0.1', port: Number(port) };
  await expect(awaitRelease(config, releases, 'new', ['old'])).rejects.toThrow(
    /cannot read release new.*\nNot published/,
  );
  expect(publishedReleases(releases)).toEqual(['old']);
});
