import { unwatchFile, watchFile } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../../contact/log.ts';
import { StartError } from '../../settings/start-error.ts';
import { currentFile, publishedReleases } from './releases.ts';

/**
 * Calls `switchTo` with each release that is published from now on, one after the other. If it fails, the
 * site stays as it is. The file is asked for: events of a file system do not reach into every container.
 *
 * @returns what ends that.
 */
export function followReleases(
  releases: string,
  log: Log,
  switchTo: (release: string) => Promise<void>,
): () => void {
  let [last] = publishedReleases(releases);
  let switching = Promise.resolve();
  const file = join(releases, currentFile);
  const look = () => {
    switching = switching.then(async () => {
      const [release] = publishedReleases(releases);
      if (release === undefined || release === last) return;
      last = release;
      await switchTo(release);
      log.info({ release }, 'the site is now this release');
    });
    switching = switching.catch((err: unknown) => {
      // Our own message: which setting is another one, or which release is missing.
      const reason = err instanceof StartError ? err.message : undefined;
      log.error(
        { err, reason },
        'the published release cannot be served: the site stays as it was. Changed settings need a restart',
      );
    });
  };
  watchFile(file, { interval, persistent: false }, look);
  return () => unwatchFile(file, look);
}

/** In milliseconds. */
const interval = 250;
