import { randomBytes } from 'node:crypto';
import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { currentFile, keptReleases, publishedReleases } from '#backend/hosts/node/releases.ts';

/**
 * Makes a finished build the current release, and returns its name. This and the two that were live before
 * stay; others are deleted.
 */
export async function addRelease(releases: string, finished: string): Promise<string> {
  // Sorts by time, and differs from that of another process at the same moment.
  const time = new Date().toISOString().replaceAll(/[:.Z]/g, '-');
  const release = time + randomBytes(2).toString('hex');
  await rename(finished, join(releases, release));
  const kept = [release, ...publishedReleases(releases)].slice(0, keptReleases);
  await writePublished(releases, kept);
  const [oldest = release] = kept.toSorted();
  for (const name of await readdir(releases)) {
    // What is newer may be of another `npm run publish` that is about to name it as the current one.
    if (name.startsWith('.') || name === currentFile || name >= oldest) continue;
    await rm(join(releases, name), { recursive: true, force: true });
  }
  return release;
}

/** Makes a list of releases the published ones, the current one first. A server sees the old list or this one. */
export async function writePublished(releases: string, names: readonly string[]): Promise<void> {
  const unfinished = join(releases, `.${currentFile}-${process.pid}`);
  await writeFile(unfinished, names.map((name) => `${name}\n`).join(''), { flush: true });
  await rename(unfinished, join(releases, currentFile));
}
