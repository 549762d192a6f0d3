import { closeSync, lstatSync, openSync, readSync, renameSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { writeNewFile, writeWholeFile } from '../store/write-whole-file.ts';
import { reportPageBeginning } from './page/report-page.ts';

/**
 * Writes the page of a report into a file, in place of an earlier report or of nothing: a report is made
 * again, and of the same name. Throws the file system's own error, `EEXIST` where something else is
 * there: it is left as it is, since a name that was mistyped may be that of the database.
 */
export async function writeReportFile(file: string, page: string): Promise<void> {
  const write = (unfinished: string) => writeFile(unfinished, page);
  await (isEarlierReport(file)
    ? writeWholeFile(file, write, renameSync)
    : writeNewFile(file, write));
}

/** Not what a link leads to, and nothing that only looks like a file: reading a pipe would never end. */
function isEarlierReport(file: string): boolean {
  if (lstatSync(file, { throwIfNoEntry: false })?.isFile() !== true) return false;
  const handle = openSync(file, 'r');
  try {
    const beginning = Buffer.alloc(Buffer.byteLength(reportPageBeginning));
    const length = readSync(handle, beginning, 0, beginning.length, 0);
    return beginning.toString('utf8', 0, length) === reportPageBeginning;
  } finally {
    closeSync(handle);
  }
}
