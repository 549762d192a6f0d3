import process from 'node:process';
import { StartError } from '#content-model/problems/start-error.ts';

/** Throws {@link StartError} in a project whose path Vite reads as an address. */
export function requirePlainPath(project = process.cwd()): void {
  const [sign] = /[#?%]/.exec(project) ?? [];
  if (sign === undefined) return;
  throw new StartError([
    `${project}: the site cannot be built in a folder with ${sign} in its path. Rename or move the project; CONTENT_DIR and DATA_DIR may have any path`,
  ]);
}
