import { expect, onTestFinished, test } from 'vitest';
import { startSmtpPeer } from '#test/fixtures/smtp-peer.ts';
import { pollOptions } from './fault-suite.ts';
import { trackMessages, timesArrived } from './message-tracker.ts';
import { listedMessages, startServer } from './server-process.ts';
import { smallDisk } from './small-disk.ts';
import { callingVisitor, formVisitor, type Answer } from './visitor.ts';

test('a full disk stores no message and loses none, also after a restart, and everything is sent once there is room', async ({
  skip,
}) => {
  const peer = await startSmtpPeer();
  onTestFinished(() => peer.stop());
  const site = await serverOnSmallDisk(peer.url);
  if (site === undefined) return skip('NOT SHOWN: this user may mount no disk in memory');
  await site.untilFull();
  await site.expectRecovery();
  await site.untilFull();
  // Killed, it leaves the log of the database; stopped, it leaves none, and has to create one.
  for (const end of ['kill', 'stop'] as const) {
    await site.server()[end]();
    await site.startAgain();
    expect((await fetch(site.origin())).status).toBe(200);
    expect(await site.readiness()).toBe(503);
    const answers = await site.sendEach();
    expect(answers).toContainEqual(full);
    expect(answers.map(({ kind }) => kind)).not.toContain('acknowledged');
  }
  await site.expectRecovery();
  const { acknowledged } = site.tracker.count([], []);
  const account = () => site.tracker.count([], peer.emails);
  await expect.poll(account, pollOptions).toMatchObject({ delivered: acknowledged });
  const listed = await listedMessages(site.options);
  expect(site.tracker.count(listed, [])).toMatchObject({ stored: acknowledged });
  expect(Math.max(...timesArrived(peer.emails))).toBeLessThanOrEqual(2);
});

async function serverOnSmallDisk(smtpUrl: string) {
  const disk = await smallDisk();
  if (disk === undefined) return undefined;
  const options = { ...disk.options, smtpUrl };
  let server = await startServer(options);
  let origin = await server.origin;
  // Large enough to reach the end of what SQLite has in reserve.
  const tracker = trackMessages(() => 'word '.repeat(1500));
  const visitors = [callingVisitor(), formVisitor(), callingVisitor(), formVisitor()];
  const sendEach = () =>
    Promise.all(visitors.map((visitor) => tracker.send(visitor, origin, tracker.newMessage())));
  const readiness = async () => (await fetch(`${origin}/readyz`)).status;
  return {
    ...{ disk, options, tracker, sendEach },
    server: () => server,
    origin: () => origin,
    /** Starts another server on the same data. */
    async startAgain() {
      server = await startServer(options);
      origin = await server.origin;
    },
    /** Fills the disk while messages arrive, until each of them is refused. */
    async untilFull() {
      expect((await sendEach()).map(({ kind }) => kind)).toEqual(Array(4).fill('acknowledged'));
      const filling = disk.fill();
      let answers: readonly Answer[];
      do {
        answers = await sendEach();
        // A visitor whose token is used up gets no new one on a full disk, and does not call.
        for (const answer of answers) if (answer.kind === 'refused') expect(answer).toEqual(full);
      } while (answers.some(({ kind }) => kind === 'acknowledged'));
      await filling;
      // Its last answer holds for a second.
      await expect.poll(readiness, pollOptions).toBe(503);
    },
    readiness,
    /** Makes room, and expects the same process to accept messages again. */
    async expectRecovery() {
      await disk.free();
      expect((await sendEach()).map(({ kind }) => kind)).toEqual(Array(4).fill('acknowledged'));
      await expect.poll(readiness, pollOptions).toBe(200);
    },
  };
}

const full: Answer = { kind: 'refused', status: 503, retryAfter: expect.any(String) };
