import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreUnavailable } from '../runtime/store-unavailable.ts';
import { sqliteCode, sqliteCodes } from './sqlite-errors.ts';

export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

/**
 * Locks a data folder for this process until the lock is disposed of: two servers on one folder would not
 * share limits and could send notifications twice. Throws {@link FolderInUse}, `StoreUnavailable`, and the file
 * system's errors.
 */
export function lockFolder(folder: string): Disposable {
  makePrivateFolder(folder);
  // Node cannot lock files, but SQLite can: this is an empty database.
  const file = join(folder, 'server.lock');
  closeSync(openSync(file, 'a', 0o600));
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file, { timeout: 0 });
    lock.exec('begin exclusive');
    locks.add(lock);
    return lock;
  } catch (error) {
    lock?.close();
    if (sqliteCode(error) === sqliteCodes.busy)
      throw new FolderInUse('Another server is running on this folder');
    throw new StoreUnavailable(`${file}: ${String(error)}`, { cause: error });
  }
}

/** Keeps the locks from being collected as garbage, which would release them, until the process ends. */
const locks = new Set<DatabaseSync>();

/** Node's recursive `mkdir` never returns where the system refuses folders, as in `/proc`. */
export function makePrivateFolder(folder: string): void {
  if (existsSync(folder)) return;
  makePrivateFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have created it at the same moment.
    if (!existsSync(folder)) throw error;
  }
}
