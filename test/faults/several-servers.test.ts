import { describe, expect, test } from 'vitest';
import { postgresOfThisFile } from '#test/fixtures/postgres.ts';
import { hasPostgres } from '#test/fixtures/postgres-binaries.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { pollOptions } from './fault-suite.ts';
import { trackMessages } from './message-tracker.ts';
import { listedMessages, startServer } from './server-process.ts';
import { callingVisitor, formVisitor } from './visitor.ts';

describe.skipIf(!hasPostgres)('several servers on one PostgreSQL', () => {
  const postgres = postgresOfThisFile();

  test('are not ready and accept no message while the database is down, and go on once it is back', async () => {
    const databaseUrl = await postgres.emptyDatabase();
    const options = { databaseUrl, dataDir: await temporaryFolder() };
    const servers = await Promise.all([startServer(options), startServer(options)]);
    const [origin, otherOrigin] = await Promise.all([servers[0].origin, servers[1].origin]);
    const tracker = trackMessages();
    const [calling, form] = [callingVisitor(), formVisitor()];
    const send = (visitor: typeof form, to = origin) =>
      tracker.send(visitor, to, tracker.newMessage());
    expect(await send(calling)).toMatchObject({ kind: 'acknowledged' });
    // The servers share the records of tokens.
    expect(await send(calling, otherOrigin)).toMatchObject({ kind: 'acknowledged' });
    const readiness = async () => (await fetch(`${origin}/readyz`)).status;
    expect(await readiness()).toBe(200);

    await postgres.stop();
    await expect.poll(readiness, pollOptions).toBe(503);
    expect(await send(calling)).toMatchObject({ kind: 'refused', status: 503, retryAfter: '30' });
    expect(await send(form)).toMatchObject({ kind: 'refused', status: 503 });
    expect((await fetch(`${origin}/`)).status).toBe(200);
    const late = await startServer(options);
    expect(await late.ended).toBe(1);
    expect(late.errors()).toMatch(
      /^DATABASE_URL: messages cannot be stored there \(PostgreSQL: .*ECONNREFUSED.*\)\n$/,
    );

    await postgres.start();
    await expect.poll(readiness, pollOptions).toBe(200);
    for (const visitor of [calling, form]) {
      expect(await send(visitor)).toMatchObject({ kind: 'acknowledged' });
    }
    expect(tracker.count(await listedMessages(options), [])).toMatchObject({
      acknowledged: 4,
      stored: 4,
    });
    const { password } = databaseUrl;
    for (const secret of [password, decodeURIComponent(password)]) {
      expect(servers[0].errors() + late.errors()).not.toContain(secret);
    }
  });
});
