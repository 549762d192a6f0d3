import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { maxEmailsUnderWay } from '#backend/notifications/mail-channel.ts';
import type { ContactMessage } from '#contract/contact-message.ts';
import { type SmtpMoment, type SmtpPeer, startSmtpPeer } from '#test/fixtures/smtp-peer.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { isLongForm, pollOptions } from './fault-suite.ts';
import { trackMessages, type MessageTracker } from './message-tracker.ts';
import { listedMessages, startServer } from '#test/fixtures/server-process.ts';
import { callingVisitor, formVisitor, type Visitor } from './visitor.ts';

const kills = isLongForm ? 200 : 3;

test(
  'stores every acknowledged message once and delivers it, through kills at random instants',
  { timeout: 300_000 + kills * 30_000 },
  async () => {
    const dataDir = join(await temporaryFolder(), 'data');
    const peer = await startSmtpPeer();
    onTestFinished(() => peer.stop());
    const options = { dataDir, settings: { SMTP_URL: peer.url } };
    const tracker = trackMessages(() => 'word '.repeat(Math.floor(400 * Math.random() ** 4)));
    const writers = [callingVisitor(), callingVisitor(), formVisitor()].map((visitor) =>
      busyWriter(visitor, tracker),
    );
    for (let kill = 0; kill < kills; kill++) {
      const server = await startServer(options);
      const gone = new AbortController();
      const visits = server.origin.then(
        (origin) => Promise.all(writers.map((writer) => writer.write(origin, gone.signal))),
        () => undefined,
      );
      // The instants differ in kind, so that the short form has one of each.
      if (kill === 0) await untilFileIsThere(join(dataDir, 'messages.sqlite'));
      else if (kill % 2 === 0) await server.origin;
      else await Promise.race([emailReaches(anyMoment(), peer), server.origin.then(longLife)]);
      await sleep((kill % 2 === 0 ? 300 : 6) * Math.random());
      await server.stop('SIGKILL');
      gone.abort();
      await visits;
    }

    const last = await startServer(options);
    const origin = await last.origin;
    await Promise.all(writers.map((writer) => writer.finish(origin)));
    const { length: acknowledged } = tracker.acknowledged();
    const delivered = () => tracker.count([], peer.emails).delivered;
    await expect.poll(delivered, pollOptions).toBe(acknowledged);
    const listed = await listedMessages(options);
    const counts = tracker.count(listed, peer.emails);
    console.table({ kills, ...counts });
    expect(counts).toMatchObject({ stored: acknowledged, delivered: acknowledged });
    expect(listed).toHaveLength(acknowledged);
    // A kill can fall between the mail server's 250 and our record of it, for each email being sent.
    expect(counts.repeated).toBeLessThanOrEqual(kills * maxEmailsUnderWay);
  },
);

/**
 * A visitor who sends one message after the other. An unanswered message is sent again to the next
 * server before any other, and some answered ones are too. Neither may be stored twice.
 */
function busyWriter(visitor: Visitor, tracker: MessageTracker) {
  let unanswered: ContactMessage | undefined;
  async function sendOne(origin: string): Promise<void> {
    const earlier = tracker.acknowledged();
    const again = Math.random() < 0.1 ? earlier.at(Math.random() * earlier.length) : undefined;
    const message = unanswered ?? again ?? tracker.newMessage();
    const answer = await tracker.send(visitor, origin, message);
    unanswered = answer.kind === 'acknowledged' ? undefined : message;
    // The limit for everyone together.
    if (answer.kind === 'refused') expect(answer.status).toBe(429);
    await sleep(20 * Math.random());
  }
  return {
    async write(origin: string, gone: AbortSignal) {
      while (!gone.aborted) await sendOne(origin);
    },
    /** Sends the unanswered message, or one more, until it is answered. */
    async finish(origin: string) {
      do await sendOne(origin);
      while (unanswered !== undefined);
    },
  };
}

async function untilFileIsThere(file: string): Promise<void> {
  while (!existsSync(file)) await sleep(1);
}

/** Resolves when an email reaches this moment. */
function emailReaches(moment: SmtpMoment, peer: SmtpPeer): Promise<void> {
  return new Promise((resolve) => {
    peer.follow((turn) => {
      if (turn.moment === moment) resolve();
      return 'go on';
    });
  });
}

function anyMoment(): SmtpMoment {
  const moments = ['recipient', 'body', 'message', 'stored'] as const;
  return moments[Math.floor(Math.random() * moments.length)] ?? 'stored';
}

/** Where no email is due, none reaches any moment. */
const longLife = () => sleep(4000);
