import { relative } from 'node:path';
import { getSystemErrorMessage } from 'node:util';

/** Returns what an error of the file system says, in one line; `undefined` for any other error. */
export function fileProblem(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { errno, path }: NodeJS.ErrnoException = error;
  if (errno === undefined || path === undefined) return undefined;
  return `${relative('', path)}: cannot be read or written: ${getSystemErrorMessage(errno)}`;
}
