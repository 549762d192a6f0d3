import { z } from 'zod';

/** A day. In the quotes-free form of YAML it may be read as a text or as a date. */
const day = z.preprocess(
  (value) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) ? new Date(value) : value,
  z.date('is not a day such as 2026-11-21'),
);

/** The fields at the top of an article, `content/articles/<link of its service>.md`. */
export const articleSchema = z.strictObject({
  title: z.string().min(1).max(46).describe('The title of the tab and of a shared link'),
  description: z.string().min(110).max(155).describe('The text under it in search results'),
  published: day.describe('The day it was first published: 2026-11-21'),
  updated: day.optional().describe('The day of its last real change: 2026-11-21'),
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
});
