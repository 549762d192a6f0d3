import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { trackMessages } from './message-tracker.ts';
import { serverClock } from './server-clock.ts';
import { listedMessages, startServer, type ServerProcess } from './server-process.ts';
import { callingVisitor, formVisitor } from './visitor.ts';

test('starts one of two servers on the same new data folder, and the other says why it ends', async () => {
  const options = { dataDir: join(await temporaryFolder(), 'data'), clock: await serverClock() };
  const servers = await Promise.all([1, 2].map(() => startServer(options)));
  const [first, ...more] = (await Promise.all(servers.map(ifItServes))).flat();
  expect(more).toEqual([]);
  for (const server of servers) {
    if (server === first) continue;
    expect(await server.ended).toBe(1);
    expect(server.errors()).toMatch(/^DATA_DIR: .* is already in use by another server.*\n$/);
  }

  const tracker = trackMessages();
  const sendBoth = async (server?: ServerProcess) => {
    for (const visitor of [callingVisitor(), formVisitor()]) {
      const answer = tracker.send(visitor, (await server?.origin) ?? '', tracker.newMessage());
      expect(await answer).toMatchObject({ kind: 'acknowledged' });
    }
  };
  await sendBoth(first);
  await first?.kill();
  // What a killed server leaves behind does not stop the next one.
  await sendBoth(await startServer(options));
  expect(tracker.count(await listedMessages(options), [])).toMatchObject({ stored: 4 });
});

/** The server once it serves, or nothing if it has ended. */
async function ifItServes(server: ServerProcess): Promise<readonly ServerProcess[]> {
  return server.origin.then(
    () => [server],
    () => [],
  );
}
