import { expect, test } from 'vitest';
import { isLongForm, pollOptions } from './fault-suite.ts';
import { runningSite, type RunningSite } from './running-site.ts';
import { year } from './server-clock.ts';

const timeout = 600_000;

test(
  'accepts messages and sends notifications while the clock jumps years ahead and back',
  { timeout },
  async () => {
    const site = await runningSite();
    await expectDelivery(site);
    for (const years of isLongForm ? [10, -10, -1, 1] : [10, -11]) {
      site.clock.jump(years * year);
      await expectDelivery(site);
    }
    for (const years of isLongForm ? [10, -11, 1] : [1]) {
      site.clock.jump(years * year);
      await site.startAgain();
      await expectDelivery(site);
    }
    await site.allIsWell();
  },
);

test.skipIf(!isLongForm)(
  `gives no notification up when the clock jumps ten years ahead${isLongForm ? '' : ' (SKIPPED: only in npm run test:faults)'}`,
  { timeout },
  async () => {
    const site = await runningSite();
    await site.peer.stop();
    await expectAttempts(site);
    site.clock.jump(10 * year);
    await expectAttempts(site);
    const notifications = await site.notificationsOf(site.tracker.acknowledged());
    expect(notifications.map(({ state }) => state)).toEqual(Array(8).fill('waiting'));
    await site.peer.comeBack();
    await site.allIsWell();
  },
);

/** Sends two more messages and waits for their notifications. */
async function expectDelivery(site: RunningSite): Promise<void> {
  const messages = await site.sendBoth();
  await expect.poll(() => site.areSent(messages), pollOptions).toBe(true);
}

/** Sends two more messages and waits until their notifications were tried. */
async function expectAttempts(site: RunningSite): Promise<void> {
  const messages = await site.sendBoth();
  const tried = async () =>
    (await site.notificationsOf(messages)).every(({ lastProblem }) => lastProblem !== undefined);
  await expect.poll(tried, pollOptions).toBe(true);
}
