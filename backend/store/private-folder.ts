import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';

/**
 * Makes a folder for the owner alone where there is none: it holds what visitors wrote. One folder at
 * a time, since Node's own way to make them all never ends where the system lets nobody make any, as
 * in `/proc`. Throws the file system's own error.
 */
export function makePrivateFolder(folder: string): void {
  if (existsSync(folder)) return;
  makePrivateFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/**
 * Takes away other users' access to the data folder and the files in it. Changes the folder itself only if it
 * is evidently ours: this user owns it, it is not shared like `/tmp`, and it holds only our files. In any other
 * folder just our own files are changed. Returns whether the folder is private now. Throws the file system's
 * own error if the folder cannot be read.
 */
export function removeOthersAccess(folder: string): boolean {
  const user = process.getuid?.();
  // Windows has no modes, and on PostgreSQL the folder may not exist yet.
  if (user === undefined || !existsSync(folder)) return true;
  const names = readdirSync(folder);
  const ours = names.filter((name) => ourFiles.test(name));
  for (const name of ours) restrict(join(folder, name), user);
  const mail = join(folder, 'mail');
  const emails = names.includes('mail') && lstatSync(mail).isDirectory() ? readdirSync(mail) : [];
  for (const name of emails) if (name.endsWith('.eml')) restrict(join(mail, name), user);
  const { uid, mode } = statSync(folder);
  const isShared = (mode & stickyBit) !== 0;
  if (
    uid === user &&
    !isShared &&
    names.every((name) => ourFiles.test(name) || besides.has(name))
  ) {
    for (const name of emails) restrict(join(mail, name), user);
    if (names.includes('mail')) restrict(mail, user);
    restrict(folder, user);
  }
  return (statSync(folder).mode & othersBits) === 0;
}

/** Databases, also those that a restore has put aside, with the files that SQLite adds; and unfinished files. */
const ourFiles =
  /^(?:(?:messages[^/]*\.sqlite|app-check\.sqlite|server\.lock)(?:-wal|-shm|-journal)?|\..+\.unfinished)$/;

/** The second is in the top folder of every ext4 disk. */
const besides = new Set(['mail', 'lost+found']);

const othersBits = 0o077;
const stickyBit = 0o1000;

function restrict(path: string, user: number): void {
  const stats = lstatSync(path);
  const canHold = stats.isFile() || stats.isDirectory();
  if (!canHold || stats.uid !== user || (stats.mode & othersBits) === 0) return;
  try {
    chmodSync(path, stats.mode & 0o700);
  } catch {
    // A disk that keeps no modes. The caller sees that the folder is still open.
  }
}
