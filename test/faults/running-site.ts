import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished } from 'vitest';
import type { ContactMessage } from '#contract/contact-message.ts';
import { databaseFile } from '#backend/hosts/open-store.ts';
import { openSqliteStore } from '#backend/store/open-sqlite-store.ts';
import { startSmtpPeer } from '#test/fixtures/smtp-peer.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { pollOptions } from './fault-suite.ts';
import { trackMessages, timesArrived } from './message-tracker.ts';
import { minute, serverClock } from './server-clock.ts';
import { startServer } from './server-process.ts';
import { callingVisitor, formVisitor } from './visitor.ts';

export type RunningSite = Awaited<ReturnType<typeof runningSite>>;

/** A server with a mail server, and the messages that it acknowledged. */
export async function runningSite() {
  const peer = await startSmtpPeer();
  onTestFinished(() => peer.stop());
  const clock = await serverClock();
  const options = { dataDir: join(await temporaryFolder(), 'data'), clock, smtpUrl: peer.url };
  let server = await startServer(options);
  let origin = await server.origin;
  // A second connection to the database, as `npm run messages` has.
  const store = await openSqliteStore(databaseFile(options));
  onTestFinished(() => store.close());
  const tracker = trackMessages();
  const visitors = [callingVisitor(), formVisitor()];

  /** Sends a message by SDK and one by plain form, and expects both to be acknowledged. */
  async function sendBoth(): Promise<readonly ContactMessage[]> {
    const messages = visitors.map(() => tracker.newMessage());
    for (const [place, visitor] of visitors.entries()) {
      const message = messages[place] ?? tracker.newMessage();
      expect(await tracker.send(visitor, origin, message)).toMatchObject({ kind: 'acknowledged' });
    }
    return messages;
  }

  async function notificationsOf(messages: readonly ContactMessage[]) {
    const emails = messages.map(({ email }) => email);
    const stored = await store.messages.list();
    return stored
      .filter(({ content }) => emails.includes(content.email))
      .flatMap(({ notifications }) => notifications);
  }

  async function areSent(messages: readonly ContactMessage[]): Promise<boolean> {
    const notifications = await notificationsOf(messages);
    return notifications.every(({ state }) => state === 'sent');
  }

  return {
    ...{ peer, clock, tracker, sendBoth, notificationsOf, areSent },
    server: () => server,
    /** Kills the server and starts another one on its data. */
    async startAgain() {
      await server.kill();
      server = await startServer(options);
      origin = await server.origin;
    },
    /** Moves the clock on, step by step, until the notifications of these messages are sent. */
    async untilSent(messages: readonly ContactMessage[], milliseconds = 2 * 60 * minute) {
      for (;;) {
        clock.jump(milliseconds);
        // Wakes the worker.
        await sendBoth();
        for (let looks = 0; looks < 30; looks++) {
          if (await areSent(messages)) return;
          await sleep(100);
        }
      }
    },
    /** Expects every acknowledged message to be delivered, and no email more than twice. */
    async allIsWell() {
      await this.untilSent(tracker.acknowledged());
      // The messages that woke the worker.
      await expect.poll(() => areSent(tracker.acknowledged()), pollOptions).toBe(true);
      const { acknowledged, delivered } = tracker.count([], peer.emails);
      expect(delivered).toBe(acknowledged);
      expect(Math.max(...timesArrived(peer.emails))).toBeLessThanOrEqual(2);
    },
  };
}
