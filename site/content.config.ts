import { join } from 'node:path';
import { defineCollection } from 'astro/content/config';
import { glob } from 'astro/loaders';
import { articleSchema } from '#content-model/article-schema.ts';
import { contentFolder } from '#content-model/content-folder.ts';

/** The Markdown that Astro renders. `content-model/` reads all other content. */
export const collections = {
  articles: defineCollection({
    loader: glob({ base: join(contentFolder, 'articles'), pattern: '*.md' }),
    schema: articleSchema,
  }),
  // Their fields are checked with the rest of the content, and only their text is rendered.
  extraPages: defineCollection({
    loader: glob({ base: join(contentFolder, 'pages'), pattern: '*.md' }),
  }),
};
