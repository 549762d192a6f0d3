import { relative, sep } from 'node:path';
import type { HookParameters } from 'astro';
import { contentFolder } from '#content-model/content-folder.ts';
import { isLeftover } from '#content-model/problems/is-leftover.ts';

/**
 * In `npm run dev`, once a page has failed, loads everything again at the next change of the content. Vite does not
 * watch the files of a module that did not load, and Astro not the articles if one of them could not be read.
 */
export function recoverFromMistakes({
  server: { environments, middlewares, watcher },
  refreshContent,
}: HookParameters<'astro:server:setup'>): void {
  let hasFailed = false;
  middlewares.use(({ url = '' }, response, next) => {
    response.once('finish', () => {
      // The functions may not run beside it, which is no mistake in the content.
      if (response.statusCode >= 500 && !url.startsWith('/api/')) hasFailed = true;
    });
    next();
  });
  const reload = async () => {
    hasFailed = false;
    await refreshContent?.({});
    for (const { moduleGraph, hot } of Object.values(environments)) {
      moduleGraph.invalidateAll();
      hot.send({ type: 'full-reload' });
    }
  };
  watcher.add(contentFolder);
  watcher.on('all', (_, file) => {
    const isContent = file.startsWith(contentFolder + sep);
    if (hasFailed && isContent && !isLeftover(relative(contentFolder, file))) void reload();
  });
}
