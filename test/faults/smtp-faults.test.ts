import { expect, test } from 'vitest';
import { answering, greylisting, type SmtpScript } from '#test/fixtures/smtp-script.ts';
import { patience } from './patience.ts';
import { runningSite } from './running-site.ts';
import { day } from './server-clock.ts';
import { office } from './server-process.ts';

const timeout = 600_000;

test(
  'every notification arrives through every fault of the mail server, with one Message-ID',
  { timeout },
  async () => {
    const site = await runningSite();
    for (const [fault, script] of Object.entries(faults)) {
      site.peer.follow(script);
      const messages = await site.sendBoth();
      const problems = async () =>
        (await site.notificationsOf(messages)).filter(
          ({ lastProblem }) => lastProblem !== undefined,
        );
      await expect
        .poll(async () => (await problems()).length, { ...patience, message: fault })
        .toBeGreaterThan(0);
      await site.untilSent(messages);
      // None is left over that could meet the next fault in place of the next messages.
      site.peer.follow();
      await site.allIsWell();
    }
  },
);

test('three days without a mail server lose nothing and give nothing up', { timeout }, async () => {
  const site = await runningSite();
  await site.peer.stop();
  for (let quarter = 0; quarter < 12; quarter++) {
    const messages = await site.sendBoth();
    const areTried = async () =>
      (await site.notificationsOf(messages)).every(({ attempts }) => attempts > 0);
    await expect.poll(areTried, patience).toBe(true);
    site.clock.jump(day / 4);
  }
  const waiting = await site.notificationsOf(site.ledger.acknowledged());
  expect(waiting.map(({ state }) => state)).toEqual(Array(48).fill('waiting'));
  await site.peer.comeBack();
  // No notification waits much longer than a day.
  await site.untilSent(site.ledger.acknowledged(), 1.25 * day);
  await site.allIsWell();
});

/**
 * What goes wrong with the first emails of two messages: at least three, since only the first message of a
 * client in ten minutes is confirmed.
 */
const faults: Readonly<Record<string, SmtpScript>> = {
  'refuses the agency’s mailbox': refusingTheOffice(2),
  greylists: greylisting(1),
  'is too busy to greet': answering('greeting', { reply: 421 }, 3),
  'refuses the sender': answering('sender', { reply: 550 }, 3),
  'hangs up in the middle of a notification': answering('body', 'drop', 3),
  'hangs up after the end of a notification': answering('message', 'drop', 3),
  'hangs up once a notification is kept, without a word': answering('kept', 'drop', 3),
  // Until the server has had enough of it, by its own clock. Later in a notification that takes ten
  // minutes: `smtp-mailer.test.ts` has those stalls.
  'stalls before it greets': answering('greeting', 'stall', 3),
};

/** A full mailbox, or a rule that somebody has to mend. */
function refusingTheOffice(times: number): SmtpScript {
  let left = times;
  return ({ moment, address }) =>
    moment === 'recipient' && address === office && left-- > 0 ? { reply: 552 } : 'go on';
}
