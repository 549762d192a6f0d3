import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export const releasesFolder = 'releases';

/** How many releases stay, so that a page that was opened earlier still finds its files. */
export const keptReleases = 3;

/** In the folder of releases: the name of the one to serve, then those that were served before, a line each. */
export const currentFile = 'current';

/** Returns the names in {@link currentFile}; none if nothing was published. Throws the file system's errors. */
export function publishedReleases(releases: string): readonly string[] {
  const file = join(releases, currentFile);
  if (statSync(file, { throwIfNoEntry: false }) === undefined) return [];
  const names = readFileSync(file, 'utf8').split('\n');
  return names.filter((name) => /^\w[\w-]*$/.test(name));
}
