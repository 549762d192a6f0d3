/**
 * The moments of the kills follow from a seed, which is printed. `FAULTS_SEED=123 npx vitest run
 * test/faults/kills.test.ts` repeats them, up to milliseconds: try a seed that failed more than once.
 */
import { randomInt } from 'node:crypto';
import process from 'node:process';
import { expect, test } from 'vitest';
import { maxEmailsUnderWay } from '#backend/notifications/mail-channel.ts';
import { isLongForm } from './fault-suite.ts';
import { killRound } from './kill-round.ts';
import { runningSite } from './running-site.ts';
import { seededRandom } from './seeded-random.ts';

const kills = isLongForm ? 200 : 3;

test(
  'stores every acknowledged message once and delivers it, through kills at random instants',
  { timeout: kills * 30_000 },
  async () => {
    const seed = Number(process.env.FAULTS_SEED ?? randomInt(2 ** 31));
    console.log(`The seed of the kills is ${seed}`);
    const random = seededRandom(seed);
    const total = { kills: 0, acknowledged: 0, stored: 0, delivered: 0, repeated: 0 };
    while (total.kills < kills) {
      const round = await killRound(random, kills - total.kills);
      for (const count of counts) total[count] += round[count];
      console.log(JSON.stringify(total));
      expect(round).toMatchObject({ stored: round.acknowledged, delivered: round.acknowledged });
      expect(round.listed, 'stored messages').toBe(round.acknowledged);
      // A kill can fall between the mail server's 250 and our record of it, for each email being sent.
      expect(round.repeated).toBeLessThanOrEqual(round.kills * maxEmailsUnderWay);
    }
    console.table(total);
  },
);

test('sends an email that a kill interrupted within seconds of the next start', async () => {
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
  // The server's clock does not move, so the lease of the dead process is not over.
  await expect.poll(() => site.areSent(messages), { timeout: 30_000 }).toBe(true);
  expect(site.tracker.count([], site.peer.emails)).toMatchObject({
    delivered: 2,
    repeated: 0,
  });
});

const counts = ['kills', 'acknowledged', 'stored', 'delivered', 'repeated'] as const;
