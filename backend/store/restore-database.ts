import {
  constants,
  copyFileSync,
  createReadStream,
  createWriteStream,
  existsSync,
  linkSync,
  renameSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { StoreUnavailable } from '../contact/store-unavailable.ts';
import { checkDatabase, type DatabaseFacts } from './check-database.ts';
import { isBusy, lockFolder } from './folder-lock.ts';
import { lockTimeout } from './sqlite-database.ts';
import { writeWholeFile } from './write-whole-file.ts';

export interface RestoredDatabase extends DatabaseFacts {
  /** The database that was there until now, under its new name. */
  readonly setAside: string | undefined;
}

/**
 * Puts a backup into the place of the database, once it has been read from end to end. What was there
 * is kept under another name, and its log goes with it: SQLite would read it into the backup.
 * Throws `FolderInUse` while a server runs there, `StoreUnavailable` while anything else reads it,
 * what `checkDatabase` throws of the backup, and the file system's own errors. Nothing has changed then.
 */
export async function restoreDatabase(backup: string, database: string): Promise<RestoredDatabase> {
  const unlock = lockFolder(dirname(database));
  try {
    let setAside: string | undefined;
    const facts = await writeWholeFile(
      database,
      async (unfinished) => {
        // The backup itself is only read: it may be needed again.
        await pipeline(createReadStream(backup), createWriteStream(unfinished));
        return checkDatabase(unfinished);
      },
      (unfinished) => {
        setAside = putAside(database);
        renameSync(unfinished, database);
      },
    );
    return { ...facts, setAside };
  } finally {
    unlock();
  }
}

/**
 * There is a file under the old name at every moment, or an empty database would be begun there. It holds
 * all that its log held, unless it cannot be read; what is left of the log is gone from there before the
 * backup comes.
 */
function putAside(database: string): string | undefined {
  const moment = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const aside = join(dirname(database), `messages-before-${moment}.sqlite`);
  const isThere = existsSync(database);
  if (isThere) {
    finishLog(database);
    giveSecondName(database, aside);
  }
  for (const end of ['-wal', '-shm']) {
    if (existsSync(database + end)) renameSync(database + end, aside + end);
  }
  return isThere ? aside : undefined;
}

function giveSecondName(file: string, name: string): void {
  try {
    linkSync(file, name);
  } catch {
    // A disk without second names.
    copyFileSync(file, name, constants.COPYFILE_EXCL);
  }
}

/** So that it stands in one file. A database that is beyond that is put aside as it is. */
function finishLog(database: string): void {
  const old = new DatabaseSync(database, { timeout: lockTimeout });
  let isUsed = false;
  try {
    isUsed = old.prepare('pragma wal_checkpoint(truncate)').get()?.busy === 1;
  } catch (error) {
    // Its log goes with it where it cannot be read.
    isUsed = isBusy(error);
  } finally {
    old.close();
  }
  if (isUsed) {
    throw new StoreUnavailable(
      `Another program is using the database ${JSON.stringify(database)}: close it and try again`,
    );
  }
}
