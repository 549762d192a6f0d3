import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startSmtpPeer } from '#test/fixtures/smtp-peer.ts';
import { pollOptions } from './fault-suite.ts';
import { trackMessages, timesArrived } from './message-tracker.ts';
import { privateDisk } from './private-disk.ts';
import { listedMessages, startServer } from '#test/fixtures/server-process.ts';
import { callingVisitor, formVisitor, type Answer } from './visitor.ts';

test('a full disk stores no message and loses none, also after a restart, and everything is sent once there is room', async ({
  skip,
}) => {
  const peer = await startSmtpPeer();
  onTestFinished(() => peer.stop());
  const disk = await privateDisk('rw');
  if (disk === undefined) return skip('NOT SHOWN: this user may mount no disk in memory');
  const filler = join(disk.seen, 'filler');
  const options = {
    dataDir: join(disk.place, 'data'),
    inside: disk.inside,
    settings: { SMTP_URL: peer.url },
  };
  let server = await startServer(options);
  let origin = await server.origin;
  // Large enough to reach the end of what SQLite has in reserve.
  const tracker = trackMessages(() => 'word '.repeat(1500));
  const visitors = [callingVisitor(), formVisitor(), callingVisitor(), formVisitor()];
  const sendEach = () =>
    Promise.all(visitors.map((visitor) => tracker.send(visitor, origin, tracker.newMessage())));
  const readiness = async () => (await fetch(`${origin}/readyz`)).status;
  const expectAllAccepted = async () =>
    expect((await sendEach()).map(({ kind }) => kind)).toEqual(Array(4).fill('acknowledged'));

  /** Fills the disk while messages arrive, until each of them is refused. */
  async function untilFull() {
    await expectAllAccepted();
    const filling = fill(filler);
    let answers: readonly Answer[];
    do {
      answers = await sendEach();
      // A visitor whose token is used up gets no new one on a full disk, and does not call.
      for (const answer of answers) if (answer.kind === 'refused') expect(answer).toEqual(full);
    } while (answers.some(({ kind }) => kind === 'acknowledged'));
    await filling;
    // Its last answer holds for a second.
    await expect.poll(readiness, pollOptions).toBe(503);
  }

  /** Makes room, and expects the same process to accept messages again. */
  async function expectRecovery() {
    await rm(filler);
    await expectAllAccepted();
    await expect.poll(readiness, pollOptions).toBe(200);
  }

  await untilFull();
  await expectRecovery();
  await untilFull();
  // Killed, it leaves the log of the database; stopped, it leaves none, and has to create one.
  for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
    await server.stop(signal);
    server = await startServer(options);
    origin = await server.origin;
    expect((await fetch(origin)).status).toBe(200);
    expect(await readiness()).toBe(503);
    const answers = await sendEach();
    expect(answers).toContainEqual(full);
    expect(answers.map(({ kind }) => kind)).not.toContain('acknowledged');
  }
  const delivered = () => tracker.count([], peer.emails).delivered;
  const before = delivered();
  await expectRecovery();
  await expect.poll(delivered, pollOptions).toBeGreaterThan(before);
  // What was being sent at the kill is due again a minute later, or at once after a start that can write.
  await server.stop();
  server = await startServer(options);
  const { acknowledged } = tracker.count([], []);
  await expect.poll(delivered, pollOptions).toBe(acknowledged);
  const listed = await listedMessages(options);
  expect(tracker.count(listed, [])).toMatchObject({ stored: acknowledged });
  expect(Math.max(...timesArrived(peer.emails))).toBeLessThanOrEqual(2);
});

test('a server whose disk is read-only prints one line and does not start', async ({ skip }) => {
  const disk = await privateDisk('ro');
  if (disk === undefined) return skip('NOT SHOWN: this user may mount no disk');
  const dataDir = join(disk.place, 'data');
  const server = await startServer({ dataDir, inside: disk.inside });
  expect(await server.ended).toBe(1);
  expect(server.errors()).toMatch(/^DATA_DIR: [^\n]*\n$/);
});

/** Writes a file down to the last page of a disk. */
async function fill(file: string): Promise<void> {
  const handle = await open(file, 'w');
  try {
    for (;;) await handle.write(Buffer.alloc(4096));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  } finally {
    await handle.close();
  }
}

const full: Answer = { kind: 'refused', status: 503, retryAfter: expect.any(String) };
