import type { LoaderContext } from 'astro/loaders';

/**
 * Loads now and, while somebody edits, whenever a source is saved. A mistake fails the first load;
 * after that it is told, and the page shows what was there before it.
 */
export async function loadAndFollow(
  { watcher, logger }: LoaderContext,
  isSource: (path: string) => boolean,
  load: () => Promise<void>,
) {
  const follow = (path: string) => {
    if (isSource(path)) load().catch((error: unknown) => logger.error(String(error)));
  };
  for (const event of ['add', 'change', 'unlink']) watcher?.on(event, follow);
  await load();
}
