import { chmod, cp, open, readdir, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  appCheckRecordsContract,
  deletingRecordsContract,
} from '#test/contracts/app-check-records.ts';
import { dailyCountStoreContract } from '#test/contracts/daily-count-store.ts';
import { importAndRetentionContract } from '#test/contracts/import-and-retention.ts';
import { messageStoreContract } from '#test/contracts/message-store.ts';
import { claimAll, claimAt, newMessage, noon } from '#test/contracts/new-message.ts';
import { notificationQueueContract } from '#test/contracts/notification-queue.ts';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { fillAndDamage } from '#test/fixtures/damaged-database.ts';
import { temporaryFolder } from '#test/fixtures/temporary-folder.ts';
import { StoreUnavailable } from '../runtime/store-unavailable.ts';
import { openSqliteStore } from './open-sqlite-store.ts';
import type { Store } from './store.ts';

describe('the embedded store', () => {
  const openStore = async () => (await openEmpty()).store;
  messageStoreContract(openStore);
  importAndRetentionContract(openStore);
  notificationQueueContract(openStore);
  dailyCountStoreContract(async () => (await openStore()).dailyCounts);
  for (const contract of [appCheckRecordsContract, deletingRecordsContract]) {
    contract(async () => {
      const { store, file } = await openEmpty();
      const other = await openStoreIn(file);
      return [store.appCheck, other.appCheck];
    });
  }

  test('keeps what it stored when it is opened again', async () => {
    const { store, file } = await openEmpty();
    await store.messages.save(newMessage('m1'));
    const adding = store.dailyCounts.add([screen]);
    await store.close();
    await adding;
    const again = await openStoreIn(file);
    expect(await again.messages.get('m1')).toMatchObject({ content: completeMessage });
    expect(await again.dailyCounts.between(screen.day, screen.day)).toContainEqual(screen);
  });

  test('reads a message from before a field was added and another removed', async () => {
    const { store, file } = await openEmpty();
    await store.messages.save(newMessage('m1'));
    const database = new DatabaseSync(file);
    database.exec(`update messages set content = '{"name":"Rosa","old":"x"}'`);
    database.close();
    expect((await store.messages.get('m1'))?.content).toEqual({
      ...{ name: 'Rosa', email: '', phone: '', company: '', message: '', old: 'x' },
    });
  });

  test('has files that only the owner can read, also after a copy that everybody could read', async () => {
    const { store, file } = await openEmpty();
    await store.messages.save(newMessage('m1'));
    const folder = join(await temporaryFolder(), 'copy');
    await cp(dirname(file), folder, { recursive: true });
    const names = ['messages.sqlite', 'messages.sqlite-shm', 'messages.sqlite-wal'];
    for (const name of names) await chmod(join(folder, name), 0o644);
    const copy = await openStoreIn(join(folder, 'messages.sqlite'));
    expect(await copy.messages.get('m1')).toBeDefined();
    for (const place of [dirname(file), folder]) {
      expect((await readdir(place)).toSorted()).toEqual(names);
      for (const name of names) expect((await stat(join(place, name))).mode & 0o077).toBe(0);
    }
  });

  test('stores a message and its count together or not at all', async () => {
    const { store, file } = await openEmpty();
    const database = new DatabaseSync(file);
    database.exec(`create trigger no_counts before insert on daily_counts
      begin select raise(abort, 'no counts'); end`);
    database.close();
    await expect(store.messages.save(newMessage('m1'))).rejects.toThrow('no counts');
    expect(await store.messages.list()).toEqual([]);
  });

  test('fails only the message that cannot be stored, of those that arrive at once', async () => {
    const { store } = await openEmpty();
    const notifications = [{ id: 'a-inquiry', kind: 'inquiry' } as const];
    const all = [newMessage('a'), newMessage('b', { notifications }), newMessage('c')];
    const outcomes = await Promise.allSettled(all.map((each) => store.messages.save(each)));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((await store.messages.list()).map(({ id }) => id).toSorted()).toEqual(['a', 'c']);
  });

  test('is unavailable while another program has it locked, and recovers', async () => {
    const { store, file } = await openEmpty();
    const other = new DatabaseSync(file);
    other.exec('begin immediate');
    await expect(store.messages.save(newMessage('m1'))).rejects.toThrow(StoreUnavailable);
    await expect(store.dailyCounts.add([screen])).rejects.toThrow(StoreUnavailable);
    other.exec('rollback');
    other.close();
    await expect(store.messages.save(newMessage('m1'))).resolves.toMatchObject({ id: 'm1' });
  });

  test('makes due what was being sent when the last server ended, and nothing else', async () => {
    const { store, file } = await openEmpty();
    for (const id of ['interrupted', 'retried', 'sent', 'untried']) {
      await store.messages.save(newMessage(id, { notifications: [{ id, kind: 'inquiry' }] }));
    }
    await claimAll(store.notifications, noon, 3);
    await store.notifications.recordRetry(['retried'], noon + 5000, 'greylisted');
    await store.notifications.recordSent(['sent'], noon + 20);
    await store.close();

    const next = await openStoreIn(file);
    await next.releaseClaims?.(noon + 50);
    const due = await claimAll(next.notifications, noon + 50);
    const tries = due.map(({ id, attempts }) => `${id} ${attempts}`);
    expect(tries.toSorted()).toEqual(['interrupted 2', 'untried 1']);
  });

  test.each(['', '-wal', '-shm'])(
    'acknowledges nothing while its file with the suffix "%s" is moved away',
    async (suffix) => {
      const { store, file } = await openEmpty();
      await rename(file + suffix, `${file}.moved`);
      await expect(store.messages.save(newMessage('m1'))).rejects.toThrow(StoreUnavailable);
      await expect(store.checkWritable?.()).rejects.toThrow(StoreUnavailable);
      await rename(`${file}.moved`, file + suffix);
      await expect(store.checkWritable?.()).resolves.toBeUndefined();
    },
  );

  test('saves nothing into a damaged database, once it has looked or met the damage', async () => {
    const { store, file } = await openEmpty();
    await fillAndDamage(store, file);
    const looks = (opened: Store) => opened.checkIntact?.();
    const reads = (opened: Store) => opened.messages.list();
    for (const meet of [looks, reads]) {
      const again = await openStoreIn(file);
      await expect(meet(again)).rejects.toThrow(/^SQLite: .*damaged[^\n]*restore/);
      await expect(again.messages.save(newMessage('new'))).rejects.toThrow(StoreUnavailable);
      await expect(again.checkWritable?.()).rejects.toThrow(StoreUnavailable);
      // What waits to be sent can still be.
      expect(await again.notifications.claimDue(claimAt('inquiry', noon, 1))).toHaveLength(1);
    }
  });

  test('opens a database whose tables are damaged, since a server serves pages without it', async () => {
    const { store, file } = await openEmpty();
    await store.close();
    const handle = await open(file, 'r+');
    // The first page, behind the header of the file.
    await handle.write(Buffer.alloc(3000, 0xff), 0, 3000, 100);
    await handle.close();
    const again = await openStoreIn(file);
    await expect(again.messages.save(newMessage('m1'))).rejects.toThrow(StoreUnavailable);
    await expect(again.checkWritable?.()).rejects.toThrow(StoreUnavailable);
  });
});

const screen = { day: '2026-11-21', what: 'screen', first: '/', second: '', count: 1 } as const;

async function openEmpty() {
  const file = join(await temporaryFolder(), 'data', 'messages.sqlite');
  return { store: await openStoreIn(file), file };
}

async function openStoreIn(file: string): Promise<Store> {
  const store = await openSqliteStore(file);
  onTestFinished(() => store.close());
  return store;
}
