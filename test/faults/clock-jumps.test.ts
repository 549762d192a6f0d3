import { expect, test } from 'vitest';
import { patience } from './patience.ts';
import { runningSite, type RunningSite } from './running-site.ts';
import { year } from './server-clock.ts';

const timeout = 600_000;

test(
  'messages are taken and notifications sent by a clock that is set ten years on and a year back, and back again',
  { timeout },
  async () => {
    const site = await runningSite();
    await isWell(site);
    for (const years of [10, -10, -1, 1]) {
      site.clock.jump(years * year);
      await isWell(site);
    }
    for (const years of [10, -11, 1]) {
      site.clock.jump(years * year);
      await site.startAgain();
      await isWell(site);
    }
    await site.allIsWell();
  },
);

test('a clock that is set ten years on gives no notification up', { timeout }, async () => {
  const site = await runningSite();
  await site.peer.stop();
  await areTried(site);
  site.clock.jump(10 * year);
  await areTried(site);
  const notifications = await site.notificationsOf(site.ledger.acknowledged());
  expect(notifications.map(({ state }) => state)).toEqual(Array(8).fill('waiting'));
  await site.peer.comeBack();
  await site.allIsWell();
});

test.each([
  { from: 'ten years on', ahead: 10 * year, back: 10 * year, by: 'the same server' },
  { from: 'now', ahead: 0, back: year, by: 'the next one' },
])(
  'a clock that is set back from $from leaves no notification waiting for those years to pass, by $by',
  { timeout },
  async ({ ahead, back, by }) => {
    const site = await runningSite();
    await site.peer.stop();
    site.clock.jump(ahead);
    await areTried(site);
    site.clock.jump(-back);
    if (by === 'the next one') await site.startAgain();
    await site.peer.comeBack();
    await site.allIsWell();
  },
);

/** Two more messages are taken, and their notifications sent by the clock as it is. */
async function isWell(site: RunningSite): Promise<void> {
  const messages = await site.sendBoth();
  await expect.poll(() => site.areSent(messages), patience).toBe(true);
}

/** Two more messages are taken, and their notifications tried. */
async function areTried(site: RunningSite): Promise<void> {
  const messages = await site.sendBoth();
  const tried = async () =>
    (await site.notificationsOf(messages)).every(({ lastProblem }) => lastProblem !== undefined);
  await expect.poll(tried, patience).toBe(true);
}
