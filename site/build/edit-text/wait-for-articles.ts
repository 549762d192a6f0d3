import { sep } from 'node:path';
import type { HookParameters } from 'astro';
import { contentFolder } from '#content-model/content-folder.ts';

/**
 * In `npm run dev`, lets pages wait until Astro has read a Markdown file that has changed. That takes it half a second,
 * and Vite loads the page again at once: it would show the old text, and go on doing so.
 */
export function waitForArticles({
  middlewares,
  watcher,
}: HookParameters<'astro:server:setup'>['server']): void {
  let reading = Promise.withResolvers<'read'>();
  reading.resolve('read');
  watcher.on('change', (file) => {
    if (file.endsWith('data-store.json')) reading.resolve('read');
    if (!file.endsWith('.md') || !file.startsWith(contentFolder + sep)) return;
    reading = Promise.withResolvers();
    // A change that leaves the text as it was, or makes it one that cannot be read, is not written.
    setTimeout(reading.resolve, maxWait, 'read');
  });
  middlewares.use((_, __, next) => void reading.promise.then(() => next()));
}

/** In milliseconds. */
const maxWait = 3000;
