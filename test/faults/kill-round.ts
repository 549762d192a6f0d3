import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished } from 'vitest';
import { startSmtpPeer } from '#test/fixtures/smtp-peer.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { pollOptions } from './fault-suite.ts';
import { busyWriter } from './busy-writer.ts';
import { nextInstant } from './kill-instants.ts';
import { trackMessages, type DeliveryCounts } from './message-tracker.ts';
import { seededRandom } from './seeded-random.ts';
import { serverClock } from './server-clock.ts';
import { listedMessages, startServer } from './server-process.ts';
import { callingVisitor, formVisitor } from './visitor.ts';

interface KillRound extends DeliveryCounts {
  readonly kills: number;
  /** How many messages the database holds. */
  readonly listed: number;
}

/**
 * Starts a server on an empty data folder and kills it under load, up to `maxKills` times. Then lets
 * one more server finish, and counts.
 */
export async function killRound(random: () => number, maxKills: number): Promise<KillRound> {
  const dataDir = join(await temporaryFolder(), 'data');
  const peer = await startSmtpPeer();
  onTestFinished(() => peer.stop());
  const clock = await serverClock();
  const options = { dataDir, clock, smtpUrl: peer.url };
  // A generator for each: the machine decides in what order they are asked.
  const ownRandom = () => seededRandom(Math.floor(random() * 2 ** 31));
  const randomLength = ownRandom();
  const tracker = trackMessages(() => 'word '.repeat(Math.floor(400 * randomLength() ** 4)));
  const visitors = [callingVisitor, callingVisitor, callingVisitor, formVisitor, formVisitor];
  const writers = visitors.map((visitor) => busyWriter(visitor(), tracker, ownRandom()));

  const began = performance.now();
  let kills = 0;
  while (kills < maxKills && performance.now() - began < roundTime) {
    const instant = nextInstant(kills < firstStarts ? 'first start' : undefined, random);
    const server = await startServer(options);
    const gone = new AbortController();
    const allSends = () => writers.reduce((sum, writer) => sum + writer.sends(), 0);
    const before = allSends();
    const sends = () => allSends() - before;
    const visits = server.origin.then(
      (origin) => Promise.all(writers.map((writer) => writer.write(origin, gone.signal))),
      () => undefined,
    );
    const tooLong = server.origin.then(
      () => sleep(maxLife),
      () => undefined,
    );
    await Promise.race([instant({ server, peer, dataDir, sends, gone: gone.signal }), tooLong]);
    await server.kill();
    gone.abort();
    await visits;
    kills += 1;
  }

  const last = await startServer(options);
  const origin = await last.origin;
  await Promise.all(writers.map((writer) => writer.finish(origin)));
  const delivered = () => tracker.count([], peer.emails).delivered;
  await expect.poll(delivered, pollOptions).toBe(tracker.acknowledged().length);
  const unsent = async () => {
    const notifications = (await listedMessages(options)).flatMap(
      (message) => message.notifications,
    );
    return notifications.filter(({ state }) => state !== 'sent');
  };
  await expect.poll(unsent, pollOptions).toEqual([]);
  await last.kill();
  const listed = await listedMessages(options);
  return {
    kills,
    listed: listed.length,
    ...tracker.count(listed, peer.emails),
  };
}

/** How many servers of a round are killed while they create the data folder. */
const firstStarts = 2;

/** In milliseconds. */
const roundTime = 45_000;

/** In milliseconds of serving: some instants never come, such as a notification when none is due. */
const maxLife = 4000;
