import { pathToFileURL } from 'node:url';
import { defineCollection } from 'astro/content/config';
import { glob, type Loader } from 'astro/loaders';
import { contentFolder } from '#content-model/content-folder.ts';

/** The Markdown that Astro renders. `content-model/` checks its fields, and reads all other content. */
export const collections = {
  markdown: defineCollection({
    loader: thatKeepsDevRunning(
      glob({
        // As an address: a path with a # or a % in it would be read as one.
        base: pathToFileURL(`${contentFolder}/`),
        pattern: ['{articles,pages,trades}/*.md', '!**/~*'],
      }),
    ),
  }),
};

/** A mistake in an article must not end `npm run dev`, whose pages report it (`content-model/problems/markdown-problems.ts`). */
function thatKeepsDevRunning(loader: Loader): Loader {
  return {
    ...loader,
    async load(context) {
      try {
        await loader.load(context);
      } catch (error) {
        if (!context.watcher) throw error;
      }
    },
  };
}
