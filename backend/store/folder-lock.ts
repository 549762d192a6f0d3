import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreUnavailable } from '../contact/store-unavailable.ts';
import { makePrivateFolder } from './private-folder.ts';

/** Another server holds the folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

/**
 * Holds a data folder for this process, until the answer is called or the process ends, however it
 * ends. Two servers on one folder would keep limits and send notifications without knowing of each other.
 * Programs that only read and mend messages do not ask.
 *
 * Node has no lock of a file, and SQLite has: of an empty database, which is all that it is here.
 * Throws {@link FolderInUse}, `StoreUnavailable` where the lock cannot be had for another reason, and
 * the file system's own error where the folder cannot be written.
 */
export function lockFolder(folder: string): () => void {
  makePrivateFolder(folder);
  const file = join(folder, 'server.lock');
  closeSync(openSync(file, 'a', 0o600));
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file, { timeout: 0 });
    lock.exec('begin exclusive');
  } catch (error) {
    lock?.close();
    if (isBusy(error)) throw new FolderInUse('Another server is running on this folder');
    throw new StoreUnavailable(`${file}: ${String(error)}`, { cause: error });
  }
  const taken = lock;
  held.add(taken);
  return () => {
    held.delete(taken);
    taken.close();
  };
}

/** `SQLITE_BUSY`: https://sqlite.org/rescode.html#busy */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 5;
}

/** A database that nobody refers to is collected as garbage, and its lock with it. */
const held = new Set<DatabaseSync>();
