import { statSync } from 'node:fs';
import { quote } from '../runtime/printable.ts';

/**
 * Returns what to do where every user of this machine may open a data folder; `undefined` otherwise, and where
 * there is no folder yet. The server does not change the mode itself: it did not make the folder, which may
 * hold other things. The files that it makes in it are its own user's only.
 */
export function openFolderProblem(folder: string): string | undefined {
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (stats === undefined || (stats.mode & 0o007) === 0) return undefined;
  return `every user of this machine may open ${quote(folder)}. Run chmod -R o= on it.`;
}
