import { expect, test } from 'vitest';
import { answering, greylisting, type SmtpScript } from '#test/fixtures/smtp-script.ts';
import { isLongForm, pollOptions } from './fault-suite.ts';
import { runningSite } from './running-site.ts';
import { day } from './server-clock.ts';
import { office } from './server-process.ts';

const timeout = 600_000;

test(
  'delivers every notification through every error of the mail server, and after three days without one',
  { timeout },
  async () => {
    const site = await runningSite();
    for (const [error, script] of Object.entries(isLongForm ? errors : shortForm)) {
      site.peer.follow(script);
      const messages = await site.sendBoth();
      const problems = async () =>
        (await site.notificationsOf(messages)).filter(
          ({ lastProblem }) => lastProblem !== undefined,
        );
      await expect
        .poll(async () => (await problems()).length, { ...pollOptions, message: error })
        .toBeGreaterThan(0);
      await site.untilSent(messages);
      // So that the next error meets the next messages.
      site.peer.follow();
      await site.allIsWell();
    }

    const parts = isLongForm ? 12 : 3;
    // Again the first message of each visitor in ten minutes.
    site.clock.jump(day);
    const before = site.tracker.acknowledged().length;
    await site.peer.stop();
    for (let part = 0; part < parts; part++) {
      const messages = await site.sendBoth();
      const areTried = async () =>
        (await site.notificationsOf(messages)).every(({ attempts }) => attempts > 0);
      await expect.poll(areTried, pollOptions).toBe(true);
      site.clock.jump((3 * day) / parts);
    }
    const late = site.tracker.acknowledged().slice(before);
    const waiting = await site.notificationsOf(late);
    expect(waiting.map(({ state }) => state)).toEqual(Array(4 * parts).fill('waiting'));
    await site.peer.comeBack();
    // No notification waits much longer than a day.
    await site.untilSent(late, 1.25 * day);
    await site.allIsWell();
  },
);

/**
 * Errors for the first emails of two messages: at least three emails, since only a client's first
 * message in ten minutes is confirmed.
 */
const errors: Readonly<Record<string, SmtpScript>> = {
  'refuses the agency’s mailbox': refusingTheOffice(2),
  greylists: greylisting(1),
  'is too busy to greet': answering('greeting', { reply: 421 }, 3),
  'refuses the sender': answering('sender', { reply: 550 }, 3),
  'hangs up in the middle of a notification': answering('body', 'drop', 3),
  'hangs up after the end of a notification': answering('message', 'drop', 3),
  'hangs up after it stored a notification, without a reply': answering('stored', 'drop', 3),
  // `smtp-mailer.test.ts` covers stalls later in an email, which take ten minutes.
  'stalls before it greets': answering('greeting', 'stall', 3),
};

const shortForm = {
  greylists: errors.greylists,
  'hangs up': errors['hangs up after the end of a notification'],
};

/** A full mailbox, or a rule that a person has to fix. */
function refusingTheOffice(times: number): SmtpScript {
  let left = times;
  return ({ moment, address }) =>
    moment === 'recipient' && address === office && left-- > 0 ? { reply: 552 } : 'go on';
}
