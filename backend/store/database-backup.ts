import { createReadStream, createWriteStream, existsSync, renameSync } from 'node:fs';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import type { MessageWithNotifications } from '../contact/message-store.ts';
import { StoreUnavailable } from '../runtime/store-unavailable.ts';
import { schemaVersion, WrongDatabaseVersion } from './database-schema.ts';
import { lockFolder } from './lock-folder.ts';
import { openSqliteStore } from './open-sqlite-store.ts';
import { sqliteCode, sqliteCodes } from './sqlite-errors.ts';
import { useStore } from './store.ts';
import { writeNewFile, writeWholeFile } from './write-whole-file.ts';

export type DatabaseFacts = Readonly<Record<'messages' | 'waitingNotifications', number>>;

export class DamagedDatabase extends Error {
  override readonly name = 'DamagedDatabase';
}

/** Copies the database while a server writes to it. Throws `StoreUnavailable` and `WrongDatabaseVersion`. */
export async function backUpDatabase(database: string, file: string): Promise<DatabaseFacts> {
  return writeNewFile(file, (unfinished) => {
    try {
      using source = new DatabaseSync(database, { timeout: 10_000 });
      source.prepare('vacuum into ?').run(unfinished);
      return Promise.resolve(finishBackup(unfinished));
    } catch (error) {
      const isOurs = error instanceof DamagedDatabase || sqliteCode(error) !== undefined;
      if (!isOurs || sqliteCode(error) === sqliteCodes.full) throw error;
      const problem = `The database cannot be backed up: ${String(error)}`;
      throw new StoreUnavailable(problem, { cause: error });
    }
  });
}

/** Writes messages of any store into a new file. Unlike a backup it has no counts. */
export async function exportDatabase(
  messages: readonly MessageWithNotifications[],
  file: string,
): Promise<DatabaseFacts> {
  return writeNewFile(file, async (unfinished) => {
    await useStore(openSqliteStore(unfinished), (store) => store.messages.add(messages));
    return finishBackup(unfinished);
  });
}

/** A backup contains no secret that signs app-check tokens. A restored server makes a new one. */
function finishBackup(file: string): DatabaseFacts {
  {
    using copy = new DatabaseSync(file);
    copy.exec(`
      pragma secure_delete = on;
      delete from app_check_secrets;
      delete from app_check_uses`);
  }
  return checkDatabase(file);
}

/**
 * Checks a backup and puts it in the place of the database, which is moved aside. Throws before anything has
 * changed: `FolderInUse` while a server runs, {@link DamagedDatabase}, `WrongDatabaseVersion`.
 */
export async function restoreDatabase(backup: string, database: string) {
  using _lock = lockFolder(dirname(database));
  let setAside: string | undefined;
  const facts = await writeWholeFile(
    database,
    (unfinished) => copyDatabase(backup, unfinished),
    () => (setAside = moveAside(database)),
  );
  return { ...facts, setAside };
}

/** Returns the messages of a backup or an export. Throws {@link DamagedDatabase} and `WrongDatabaseVersion`. */
export async function readBackup(backup: string): Promise<readonly MessageWithNotifications[]> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'messages-'));
  const copy = join(folder.path, 'messages.sqlite');
  await copyDatabase(backup, copy);
  const messages = await useStore(openSqliteStore(copy), (store) => store.messages.list());
  const all = messages.flatMap((message) => [message, ...message.notifications]);
  if (all.every(({ id }) => plainId.test(id))) return messages;
  throw new DamagedDatabase('it has ids that this program does not give');
}

/** Emails in the data folder are named after ids, so they hold no path. */
const plainId = /^[\w-]{1,128}$/;

async function copyDatabase(backup: string, copy: string): Promise<DatabaseFacts> {
  await pipeline(createReadStream(backup), createWriteStream(copy, { mode: 0o600 }));
  return checkDatabase(copy);
}

/** Its log goes with it, or SQLite would read that into the backup. */
function moveAside(database: string): string | undefined {
  const time = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const aside = join(dirname(database), `messages-before-${time}.sqlite`);
  const isThere = existsSync(database);
  for (const suffix of ['', '-wal', '-shm']) {
    if (existsSync(database + suffix)) renameSync(database + suffix, aside + suffix);
  }
  return isThere ? aside : undefined;
}

/** Reads a copy from end to end, and makes it a single file without a log. */
function checkDatabase(copy: string): DatabaseFacts {
  using database = new DatabaseSync(copy);
  const get = (sql: string) => database.prepare(sql).get() ?? {};
  try {
    database.exec('pragma journal_mode = delete');
    if (get('pragma integrity_check').integrity_check !== 'ok') throw new DamagedDatabase(damaged);
    const { version } = get('select version from schema_version');
    if (version !== schemaVersion) throw new WrongDatabaseVersion(version);
    const waiting = "select count(*) as count from notifications where state = 'waiting'";
    return {
      messages: Number(get('select count(*) as count from messages').count),
      waitingNotifications: Number(get(waiting).count),
    };
  } catch (error) {
    const code = sqliteCode(error);
    if (code === sqliteCodes.corrupt) throw new DamagedDatabase(damaged, { cause: error });
    if (code !== sqliteCodes.error && code !== sqliteCodes.notADatabase) throw error;
    throw new DamagedDatabase('it is no database of contact messages', { cause: error });
  }
}

const damaged = 'it is damaged';
