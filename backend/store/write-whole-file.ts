import { randomUUID } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  lstatSync,
  openSync,
  renameSync,
  rmSync,
  unlinkSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Makes a file that is there whole, on disk and for its owner alone, or not at all. `write` is given an
 * empty file to fill, which is gone afterwards whatever happens but a kill; then it has a name that
 * begins with a dot and ends with `.unfinished`. Throws the file system's own error, `EEXIST` where
 * there is a file of this name: it is left as it is.
 */
export async function writeNewFile<Result>(
  file: string,
  write: (unfinished: string) => Promise<Result>,
): Promise<Result> {
  // Asked once more at the end, but who waits for a long copy wants to know now.
  if (lstatSync(file, { throwIfNoEntry: false }) !== undefined) throw new FileExists(file);
  return writeWholeFile(file, write, giveName);
}

/** The same, where `place` puts the finished file into its place. */
export async function writeWholeFile<Result>(
  file: string,
  write: (unfinished: string) => Promise<Result>,
  place: (unfinished: string, file: string) => void,
): Promise<Result> {
  const folder = dirname(file);
  const unfinished = join(folder, `.${basename(file)}.${randomUUID()}.unfinished`);
  closeSync(openSync(unfinished, 'wx', 0o600));
  // SQLite may have begun files beside it.
  const remove = () => {
    for (const end of ['', '-journal', '-wal', '-shm']) rmSync(unfinished + end, { force: true });
  };
  process.once('exit', remove);
  try {
    const result = await write(unfinished);
    toDisk(unfinished, 'r+');
    place(unfinished, file);
    // Without it a crash could forget the name. Windows cannot, and need not.
    if (process.platform !== 'win32') toDisk(folder, 'r');
    return result;
  } finally {
    process.off('exit', remove);
    remove();
  }
}

class FileExists extends Error {
  readonly code = 'EEXIST';

  constructor(file: string) {
    super(`${file} is there already`);
  }
}

/** A second name and not a new one: that would take the place of a file that has come meanwhile. */
function giveName(unfinished: string, file: string): void {
  try {
    linkSync(unfinished, file);
    unlinkSync(unfinished);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error) || error.code === 'EEXIST') throw error;
    // A disk without second names, as most memory sticks are.
    if (lstatSync(file, { throwIfNoEntry: false }) !== undefined) throw new FileExists(file);
    renameSync(unfinished, file);
  }
}

function toDisk(path: string, flags: 'r' | 'r+'): void {
  const handle = openSync(path, flags);
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
