import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, lstatSync, openSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Creates a file that only the owner can read. It appears complete or not at all: `write` fills an
 * unfinished file beside it. Throws the file system's errors, and `EEXIST` if the file exists.
 */
export async function writeNewFile<Result>(
  file: string,
  write: (unfinished: string) => Promise<Result>,
): Promise<Result> {
  const checkMissing = () => {
    if (lstatSync(file, { throwIfNoEntry: false }) !== undefined) throw new FileExists(file);
  };
  checkMissing();
  return writeWholeFile(file, write, (unfinished) => {
    checkMissing();
    renameSync(unfinished, file);
  });
}

/** The same for a file that may exist: `place` moves the finished file into its place. */
export async function writeWholeFile<Result>(
  file: string,
  write: (unfinished: string) => Promise<Result>,
  place: (unfinished: string, file: string) => void = renameSync,
): Promise<Result> {
  const folder = dirname(file);
  const unfinished = join(folder, `.${basename(file)}.${randomUUID()}.unfinished`);
  closeSync(openSync(unfinished, 'wx', 0o600));
  const remove = () => rmSync(unfinished, { force: true });
  // On Ctrl-C too.
  process.once('exit', remove);
  try {
    const result = await write(unfinished);
    flush(unfinished, 'r+');
    place(unfinished, file);
    // Or a power failure could undo the rename.
    flush(folder, 'r');
    return result;
  } finally {
    process.off('exit', remove);
    remove();
  }
}

class FileExists extends Error {
  readonly code = 'EEXIST';

  constructor(file: string) {
    super(`${file} exists already`);
  }
}

function flush(path: string, flags: 'r' | 'r+'): void {
  const handle = openSync(path, flags);
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
