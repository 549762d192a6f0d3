import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { openLedger } from './ledger.ts';
import { serverClock } from './server-clock.ts';
import { listedMessages, startServer, type ServerProcess } from './server-process.ts';
import { callingVisitor, formVisitor } from './visitor.ts';

test('of servers started on one new data folder at once, one serves on and the others say why not', async () => {
  const options = { dataDir: join(await temporaryFolder(), 'data'), clock: await serverClock() };
  const servers = await Promise.all([1, 2, 3].map(() => startServer(options)));
  const [first, ...more] = (await Promise.all(servers.map(ifItServes))).flat();
  expect(more).toEqual([]);
  for (const server of servers) {
    if (server === first) continue;
    expect(await server.ended).toBe(1);
    expect(server.errors()).toMatch(/^DATA_DIR: .* is already in use by another server.*\n$/);
  }

  const ledger = openLedger();
  const sendBoth = async (server?: ServerProcess) => {
    for (const visitor of [callingVisitor(), formVisitor()]) {
      const answer = ledger.send(visitor, (await server?.origin) ?? '', ledger.newMessage());
      expect(await answer).toMatchObject({ kind: 'acknowledged' });
    }
  };
  await sendBoth(first);
  await first?.kill();
  // Nothing that a kill leaves behind is in the way of who comes next.
  await sendBoth(await startServer(options));
  expect(ledger.account(await listedMessages(options), [])).toMatchObject({ stored: 4 });
});

/** The server, once it serves; nothing where it has ended. */
async function ifItServes(server: ServerProcess): Promise<readonly ServerProcess[]> {
  return server.origin.then(
    () => [server],
    () => [],
  );
}
