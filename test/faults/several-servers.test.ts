import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { maxEmailsUnderWay } from '#backend/notifications/mail-channel.ts';
import { postgresOfThisFile } from '#test/fixtures/postgres.ts';
import { hasPostgres } from '#test/fixtures/postgres-binaries.ts';
import { startSmtpPeer } from '#test/fixtures/smtp-peer.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { isLongForm, pollOptions } from './fault-suite.ts';
import { startBalancer } from './balancer.ts';
import { trackMessages, timesArrived, type MessageTracker } from './message-tracker.ts';
import { minute, serverClock } from './server-clock.ts';
import { listedMessages, startServer } from './server-process.ts';
import { callingVisitor, formVisitor, type Answer } from './visitor.ts';

const size = isLongForm ? 3 : 2;

describe.skipIf(!hasPostgres)('several servers on one PostgreSQL', () => {
  const postgres = postgresOfThisFile();

  async function site() {
    const peer = await startSmtpPeer();
    onTestFinished(() => peer.stop());
    const clock = await serverClock();
    const databaseUrl = await postgres.emptyDatabase();
    const shared = { clock, smtpUrl: peer.url, databaseUrl };
    const start = async () => {
      const server = await startServer({ ...shared, dataDir: await temporaryFolder() });
      return { server, origin: await server.origin };
    };
    return { peer, clock, databaseUrl, shared, start };
  }

  test('restart one by one without a failed request, and lose nothing where one is killed', async () => {
    const { peer, clock, shared, start } = await site();
    const balancer = await startBalancer();
    // All at once, on an empty database.
    const servers = await Promise.all(Array.from({ length: size }, start));
    for (const { origin } of servers) balancer.add(origin);
    await expect.poll(balancer.ready, pollOptions).toBe(size);

    const tracker = trackMessages();
    const load = startLoad(tracker, balancer.origin);
    const [toKill, ...toRestart] = servers;
    for (const { server } of toRestart) {
      expect(await server.stop()).toBe(0);
      const { origin } = await start();
      balancer.add(origin);
      await expect.poll(balancer.ready, pollOptions).toBe(size);
    }
    expect(load.failed).toEqual([]);
    const beforeKill = tracker.acknowledged().length;
    expect(beforeKill).toBeGreaterThan(20);

    await toKill?.server.kill();
    await expect.poll(balancer.ready, pollOptions).toBe(size - 1);
    await expect
      .poll(() => tracker.acknowledged().length, pollOptions)
      .toBeGreaterThan(beforeKill + 20);
    await load.stop();

    // What the killed server was sending is due again after its lease.
    const options = { ...shared, dataDir: await temporaryFolder() };
    const account = async () => tracker.count(await listedMessages(options), peer.emails);
    for (let tries = 0; tries < 20; tries++) {
      const { acknowledged, delivered } = await account();
      if (delivered === acknowledged) break;
      clock.jump(30 * minute);
      await tracker.send(formVisitor(), balancer.origin, tracker.newMessage());
      await sleep(300);
    }
    const stored = await listedMessages(options);
    const { acknowledged, ...counts } = tracker.count(stored, peer.emails);
    expect(counts).toMatchObject({ stored: acknowledged, delivered: acknowledged });
    expect(new Set(stored.map(({ email }) => email)).size, 'none is stored twice').toBe(
      stored.length,
    );
    // The kill may fall between the mail server's 250 and our record of it, for each email being sent.
    expect(counts.repeated).toBeLessThanOrEqual(maxEmailsUnderWay);
    expect(Math.max(...timesArrived(peer.emails))).toBeLessThanOrEqual(2);
    console.table({ acknowledged, ...counts, unansweredAtKill: load.failed.length });
  });

  test('are not ready and accept no message while the database is down, and go on once it is back', async () => {
    const { databaseUrl, shared, start } = await site();
    const { server, origin } = await start();
    const tracker = trackMessages();
    const [calling, form] = [callingVisitor(), formVisitor()];
    const send = (visitor: typeof form) => tracker.send(visitor, origin, tracker.newMessage());
    expect(await send(calling)).toMatchObject({ kind: 'acknowledged' });
    const readiness = async () => (await fetch(`${origin}/readyz`)).status;
    expect(await readiness()).toBe(200);

    await postgres.stop();
    await expect.poll(readiness, pollOptions).toBe(503);
    expect(await send(calling)).toMatchObject({ kind: 'refused', status: 503, retryAfter: '30' });
    expect(await send(form)).toMatchObject({ kind: 'refused', status: 503 });
    expect((await fetch(`${origin}/`)).status).toBe(200);
    const another = await startServer({ ...shared, dataDir: await temporaryFolder() });
    expect(await another.ended).toBe(1);
    expect(another.errors()).toMatch(
      /^DATABASE_URL: messages cannot be stored there \(PostgreSQL: .*ECONNREFUSED.*\)\n$/,
    );

    await postgres.start();
    await expect.poll(readiness, pollOptions).toBe(200);
    for (const visitor of [calling, form]) {
      expect(await send(visitor)).toMatchObject({ kind: 'acknowledged' });
    }
    const stored = await listedMessages({ ...shared, dataDir: await temporaryFolder() });
    expect(tracker.count(stored, [])).toMatchObject({ acknowledged: 3, stored: 3 });
    const { password } = databaseUrl;
    for (const secret of [password, decodeURIComponent(password)]) {
      expect(server.errors() + another.errors()).not.toContain(secret);
    }
  });
});

/** Visitors by SDK and by form who send one message after the other until they are stopped. */
function startLoad(tracker: MessageTracker, origin: string) {
  let hasEnded = false;
  const failed: Answer[] = [];
  const visiting = [callingVisitor(), formVisitor(), callingVisitor()].map(async (visitor) => {
    while (!hasEnded) {
      const answer = await tracker.send(visitor, origin, tracker.newMessage());
      if (answer.kind !== 'acknowledged') failed.push(answer);
      // Fewer than would fill the limits for everybody.
      await sleep(80);
    }
  });
  return {
    failed,
    async stop() {
      hasEnded = true;
      await Promise.all(visiting);
    },
  };
}
