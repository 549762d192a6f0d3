import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { recordedLog } from '#test/fixtures/recorded-log.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { removeNotifications } from '../notifications/folder-mailer.ts';
import { openSqliteStore } from '../store/open-sqlite-store.ts';
import { startRetentionWorker } from './retention-worker.ts';
import { StoreUnavailable } from './store-unavailable.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const start = Date.UTC(2026, 10, 21, 19);

// A machine that runs every test at once is slow.
const soon = { timeout: 60_000, interval: 5 };

test('forgets what is too old once the clock is believed, with its notifications’ files', async () => {
  const { begin, pass, kept, file } = await setUp();
  begin();
  await vi.waitFor(() => expect(existsSync(file)).toBe(true), soon);
  expect(await kept()).toEqual(['today', 'old']);
  pass(hour);
  await vi.waitFor(async () => expect(await kept()).toEqual(['today']), soon);
  await vi.waitFor(() => expect(existsSync(file)).toBe(false), soon);
});

test('a clock that jumps by years wipes nothing, and is told of', async () => {
  const { begin, pass, set, kept, looks, log } = await setUp();
  begin();
  await looks(2);
  pass(hour - 1);
  set(20 * 365 * day);
  await vi.waitFor(() => expect(log.sentences('warn')).toHaveLength(1), soon);
  set(-20 * 365 * day);
  await vi.waitFor(() => expect(log.sentences('warn')).toHaveLength(2), soon);
  pass(hour - 1);
  await looks(2);
  expect(await kept()).toEqual(['today', 'old']);
});

test('survives a store that is unavailable, and tells the same fault once', async () => {
  const { begin, pass, kept, log, breakStore, looks } = await setUp();
  const mend = breakStore();
  begin();
  await looks(2);
  pass(hour);
  await looks(3);
  expect(log.sentences('error')).toHaveLength(1);
  mend();
  await vi.waitFor(
    () => expect(log.sentences('info')).toContain('old messages are forgotten again'),
    soon,
  );
  expect(await kept()).toEqual(['today']);
});

test('goes on after an error that nobody expected, and logs it once', async () => {
  const { begin, pass, kept, log, breakStore, looks } = await setUp();
  const repair = breakStore(new TypeError('a bug'));
  begin();
  await looks(2);
  pass(hour);
  await looks(3);
  expect(log.sentences('error')).toHaveLength(1);
  expect(log.text()).toContain('TypeError');
  repair();
  await vi.waitFor(async () => expect(await kept()).toEqual(['today']), soon);
});

async function setUp() {
  const folder = await temporaryFolder();
  const store = await openSqliteStore(join(folder, 'messages.sqlite'));
  const log = recordedLog();
  for (const [id, age] of [['today', 0] as const, ['old', 91 * day] as const]) {
    await store.messages.save({
      ...{ id, receivedAt: start - age, page: undefined, content: completeMessage },
      ...{ spamSigns: [], contentKey: id, duplicatesAfter: 0 },
      confirmation: { mailbox: '', limits: [] },
      notifications: [{ id: `${id}-notification`, kind: 'inquiry' }],
    });
    await store.notifications.recordSent(`${id}-notification`, start);
  }
  const mail = join(folder, 'mail');
  const file = join(mail, '2026-08-22T19-00-00-inquiry-old-notification.eml');
  await mkdir(mail);
  await writeFile(file, 'Notification');

  let wall = start;
  let steady = 0;
  let looked = 0;
  let problem: Error | undefined;
  const dependencies = {
    archive: {
      ...store.archive,
      deleteExpired: (before: number, limit: number) =>
        problem !== undefined
          ? Promise.reject(problem)
          : store.archive.deleteExpired(before, limit),
    },
    removeNotifications: (ids: readonly string[]) => removeNotifications(mail, ids),
    days: 90,
    clock: () => {
      looked += 1;
      return wall;
    },
    steadyClock: () => steady,
    log,
  };
  return {
    file,
    log,
    begin: () => {
      const worker = startRetentionWorker(dependencies, 10);
      onTestFinished(async () => {
        await worker.stop();
        await store.close();
      });
    },
    /** Waits until the clocks have been looked at so often once more. */
    looks: async (count: number) => {
      const before = looked;
      await vi.waitFor(() => expect(looked - before).toBeGreaterThanOrEqual(count), soon);
    },
    pass: (milliseconds: number) => {
      steady += milliseconds;
      wall += milliseconds;
    },
    set: (by: number) => (wall += by),
    kept: async () => (await store.messages.list()).map(({ id }) => id),
    breakStore: (error: Error = new StoreUnavailable('locked')) => {
      problem = error;
      return () => (problem = undefined);
    },
  };
}
