import { unwatchFile, watchFile } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../../runtime/log.ts';
import { fileProblem, StartError } from '#content-model/problems/start-error.ts';
import { currentFile, publishedReleases } from './releases.ts';

/** Looks again and again, since events of a file system do not reach into every container. */
export function followReleases(
  releases: string,
  last: string | undefined,
  log: Log,
  switchTo: (release: string) => Promise<void>,
): () => void {
  let latest = last;
  let switching = Promise.resolve();
  const file = join(releases, currentFile);
  const look = () => {
    switching = switching.then(async () => {
      const [release] = publishedReleases(releases);
      if (release === undefined || release === latest) return;
      try {
        await switchTo(release);
      } catch (error) {
        // Only what an owner has to change is final: too many open files may be fewer a moment later.
        if (error instanceof StartError) latest = release;
        else setTimeout(look, retryAfter).unref();
        throw error;
      }
      latest = release;
      log.info({ release }, 'the site is now this release');
    });
    switching = switching.catch((err: unknown) => {
      // Our own message: which setting is another one, or which release is missing.
      const reason = err instanceof StartError ? err.message : fileProblem(err);
      log.error(
        { err, reason },
        'the published release cannot be served: the site stays as it was. Changed settings need a restart',
      );
    });
  };
  watchFile(file, { interval, persistent: false }, look);
  // What was published while the server started.
  look();
  return () => unwatchFile(file, look);
}

const interval = 250;
const retryAfter = 5000;
