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

/** Sends two more messages and waits for their notifications. */
async function expectDelivery(site: RunningSite): Promise<void> {
  const messages = await site.sendBoth();
  await expect.poll(() => site.areSent(messages), pollOptions).toBe(true);
}
