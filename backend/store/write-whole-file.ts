import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, lstatSync, openSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Writes a file that only the owner can read. It appears complete or not at all. */
export async function writeWholeFile<Result>(
  file: string,
  write: (unfinished: string) => Promise<Result>,
  beforeRename?: () => void,
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
    beforeRename?.();
    renameSync(unfinished, file);
    // Or a power failure could undo the rename.
    flush(folder, 'r');
    return result;
  } finally {
    process.off('exit', remove);
    remove();
  }
}

/** The same for a file that must not exist. Throws `EEXIST` if it does. */
export async function writeNewFile<Result>(
  file: string,
  write: (unfinished: string) => Promise<Result>,
): Promise<Result> {
  if (lstatSync(file, { throwIfNoEntry: false }) !== undefined) {
    throw Object.assign(new Error(`${file} exists already`), { code: 'EEXIST' });
  }
  return writeWholeFile(file, write);
}

function flush(path: string, flags: 'r' | 'r+'): void {
  const handle = openSync(path, flags);
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
