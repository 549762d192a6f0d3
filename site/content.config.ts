import { pathToFileURL } from 'node:url';
import { defineCollection } from 'astro/content/config';
import { glob, type Loader } from 'astro/loaders';
import { articleSchema } from '#content-model/article-schema.ts';
import { contentFolder } from '#content-model/content-folder.ts';

/** Without what editors leave (`content-model/is-leftover.ts`). */
const pattern = ['*.md', '!~*'];

/** The Markdown that Astro renders. `content-model/` reads all other content. */
export const collections = {
  articles: defineCollection({
    loader: thatKeepsDevRunning(glob({ base: folder('articles'), pattern })),
    schema: articleSchema,
  }),
  // Their fields are checked with the rest of the content, and only their text is rendered.
  extraPages: defineCollection({
    loader: thatKeepsDevRunning(glob({ base: folder('pages'), pattern })),
  }),
};

/** As an address: a path with a # or a % in it would be read as one. */
function folder(name: string): URL {
  return pathToFileURL(`${contentFolder}/${name}/`);
}

/** A mistake in an article must not end `npm run dev`, whose pages report it (`content-model/markdown-problems.ts`). */
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
