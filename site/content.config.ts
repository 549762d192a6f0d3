import { join } from 'node:path';
import { defineCollection } from 'astro/content/config';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { contentFolder } from '#contract/content/content-folder.ts';

/** The Markdown that Astro renders. All other content is in `contract/content/`. */
export const collections = {
  articles: defineCollection({
    loader: glob({ base: join(contentFolder, 'articles'), pattern: '*.md' }),
    schema: z.strictObject({
      title: z.string().min(1).max(46).describe('The title of the tab and of a shared link'),
      description: z.string().min(110).max(155).describe('The text under it in search results'),
      published: z.date().describe('The day it was first published: 2026-11-21'),
      updated: z.date().optional().describe('The day of its last real change: 2026-11-21'),
      lead: z.string().min(40).max(320).describe('One or two sentences under the heading'),
      glance: z
        .array(
          z.strictObject({
            question: z.string().min(1).describe('What it costs'),
            answer: z.string().min(1).max(160).describe('The short answer'),
          }),
        )
        .length(3)
        .describe('Three short answers before the article'),
    }),
  }),
  // Their fields are checked with the rest of the content, and only their text is rendered.
  extraPages: defineCollection({
    loader: glob({ base: join(contentFolder, 'pages'), pattern: '*.md' }),
  }),
};
