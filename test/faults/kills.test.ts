/**
 * The fault suite: what was acknowledged is on disk and is delivered, through everything.
 *
 * A short form runs with `npm test`, the long one with `npm run test:faults`. Everything in it is
 * real: the program behind `npm start` as a process of its own on the built site, its SQLite files on
 * a disk, visitors over HTTP by both doors with tokens that are worked for, a mail server that keeps
 * what it is sent. Only the server's wall clock can be set (`shifted-clock.ts`), since nobody waits
 * three days for a test, and each message comes over a line of its own, so that limits stay away.
 *
 * - `kills.test.ts`: `kill -9` at random instants, from the first start on, under load.
 * - `full-disk.test.ts`: a disk that fills up and has room again, with notifications to files and by SMTP.
 * - `broken-store.test.ts`: a database locked, moved away, unreadable, in a folder or on a disk that
 *   is read-only.
 * - `smtp-faults.test.ts`: a mail server that refuses, greylists, stalls, hangs up, is away for days.
 * - `clock-jumps.test.ts`: a clock set ten years on and one year back, while running and in between.
 * - `double-start.test.ts`: several servers on one data folder.
 * - `several-servers.test.ts`: three on one PostgreSQL behind a balancer, restarted and killed under load;
 *   and a PostgreSQL that goes away and comes back.
 *
 * The kills are planned from a seed, which is printed. `FAULTS_SEED=123 npm run test:faults` (or
 * `FAULTS_SEED=123 npx vitest run test/faults/kills.test.ts` for the short form) has the same plan
 * and the same messages again; what the machine makes of a plan may differ by milliseconds, so try a
 * seed that failed more than once.
 */
import { randomInt } from 'node:crypto';
import process from 'node:process';
import { expect, test } from 'vitest';
import { concurrency } from '#backend/notifications/delivery-worker.ts';
import { isLongForm } from './long-form.ts';
import { killRound } from './kill-round.ts';
import { runningSite } from './running-site.ts';
import { seededRandom } from './seeded-random.ts';

const kills = isLongForm ? 200 : 12;

test(
  'what was acknowledged is stored once and delivered, through kills at random instants',
  { timeout: kills * 30_000 },
  async () => {
    const seed = Number(process.env.FAULTS_SEED ?? randomInt(2 ** 31));
    console.log(`Kills are planned by the seed ${seed}`);
    const random = seededRandom(seed);
    const total = { kills: 0, acknowledged: 0, stored: 0, delivered: 0, repeated: 0 };
    while (total.kills < kills) {
      const round = await killRound(random, kills - total.kills);
      for (const count of counts) total[count] += round[count];
      console.log(JSON.stringify(total));
      expect(round).toMatchObject({ stored: round.acknowledged, delivered: round.acknowledged });
      expect(round.listed, 'nothing is stored twice, and nothing unasked').toBe(round.acknowledged);
      // A kill between the mail server's yes and our note of it, for each of the emails being sent.
      expect(round.repeated).toBeLessThanOrEqual(round.kills * concurrency);
    }
    console.table(total);
  },
);

test('an email that a kill interrupts is sent within seconds of the next start', async () => {
  const site = await runningSite();
  const { promise: isSending, resolve } = Promise.withResolvers<undefined>();
  site.peer.follow(({ moment }) => {
    if (moment !== 'message') return 'go on';
    resolve(undefined);
    return 'stall';
  });
  const messages = await site.sendBoth();
  await isSending;
  await site.server().kill();
  expect(site.peer.emails).toEqual([]);
  site.peer.follow();
  await site.startAgain();
  // The clock of the server is not moved: a lease would last minutes.
  await expect.poll(() => site.areSent(messages), { timeout: 30_000 }).toBe(true);
  expect(site.ledger.account([], site.peer.emails)).toMatchObject({
    delivered: 2,
    repeated: 0,
  });
});

const counts = ['kills', 'acknowledged', 'stored', 'delivered', 'repeated'] as const;
