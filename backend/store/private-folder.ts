import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

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
