import { createReadStream, createWriteStream, existsSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { StoreUnavailable } from '../runtime/store-unavailable.ts';
import { lockFolder } from './lock-folder.ts';
import { schemaVersion, WrongDatabaseVersion } from './database-schema.ts';
import { sqliteCode, sqliteCodes } from './sqlite-errors.ts';
import { writeNewFile, writeWholeFile } from './write-whole-file.ts';

/** What an intact database holds. */
export interface DatabaseFacts {
  readonly messages: number;
  readonly waitingNotifications: number;
}

/** The file is damaged, or is no database of contact messages. */
export class DamagedDatabase extends Error {
  override readonly name = 'DamagedDatabase';
}

/**
 * Copies the embedded database into a new file, also while a server writes to it, and checks the copy.
 * Throws `StoreUnavailable` if the database cannot be read, `WrongDatabaseVersion`, and the errors of
 * {@link writeNewFile}.
 */
export async function backUpDatabase(database: string, file: string): Promise<DatabaseFacts> {
  return writeNewFile(file, (unfinished) => {
    try {
      const source = new DatabaseSync(database, { timeout: 10_000 });
      try {
        source.prepare('vacuum into ?').run(unfinished);
        deleteSecrets(unfinished);
      } finally {
        source.close();
      }
      return Promise.resolve(checkDatabase(unfinished));
    } catch (error) {
      const isOurs = error instanceof DamagedDatabase || sqliteCode(error) !== undefined;
      if (!isOurs || isDiskFull(error)) throw error;
      throw new StoreUnavailable(`The database cannot be backed up: ${String(error)}`, {
        cause: error,
      });
    }
  });
}

/** A backup contains no secret that signs app-check tokens. A restored server makes a new one. */
function deleteSecrets(file: string): void {
  const copy = new DatabaseSync(file);
  try {
    copy.exec(
      'pragma secure_delete = on; delete from app_check_secrets; delete from app_check_uses',
    );
  } finally {
    copy.close();
  }
}

interface RestoredDatabase extends DatabaseFacts {
  /** The file to which the previous database was moved. */
  readonly setAside: string | undefined;
}

/**
 * Checks a backup and puts it in the place of the database, which is moved aside. Throws before anything has
 * changed: `FolderInUse` while a server runs, {@link DamagedDatabase}, `WrongDatabaseVersion`. Throws the file
 * system's errors.
 */
export async function restoreDatabase(backup: string, database: string): Promise<RestoredDatabase> {
  const unlock = lockFolder(dirname(database));
  try {
    let setAside: string | undefined;
    const facts = await writeWholeFile(
      database,
      async (unfinished) => {
        await pipeline(createReadStream(backup), createWriteStream(unfinished));
        return checkDatabase(unfinished);
      },
      (unfinished) => {
        setAside = moveAside(database);
        renameSync(unfinished, database);
      },
    );
    return { ...facts, setAside };
  } finally {
    unlock();
  }
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
  const database = new DatabaseSync(copy);
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
  } finally {
    database.close();
  }
}

const damaged = 'it is damaged';

export function isDiskFull(error: unknown): boolean {
  return sqliteCode(error) === sqliteCodes.full;
}
