import { z } from 'zod';

const change = z.strictObject({
  path: z.array(z.string()),
  /** What was shown. If the file has another value by now, it is not overwritten. */
  before: z.string(),
  value: z.string(),
});

export type Change = z.infer<typeof change>;

/** What the panel asks for: the text that was clicked on, or the picture. */
export const question = z.union([
  z.strictObject({ texts: z.array(z.string()) }),
  z.strictObject({ address: z.string(), alt: z.string() }),
]);

export type Question = z.infer<typeof question>;

/** What the panel saves: values of one file. */
export const changes = z.strictObject({ file: z.string(), changes: z.array(change) });

const field = z.object({
  path: z.array(z.string()),
  kind: z.enum(['text', 'number', 'picture', 'focus', 'Markdown']),
  name: z.string(),
  line: z.number(),
  /** What the schema says of it, and its limits. */
  meaning: z.string(),
  value: z.string(),
});

export type Field = z.infer<typeof field>;

const place = z.object({
  file: z.string(),
  fields: z.array(field),
  /** Of a photo, small, as an address. */
  photo: z.string().optional(),
});

export type Place = z.infer<typeof place>;

/** The places of what was asked for, the most likely one first, and the pictures that there are. */
export const answer = z.object({ places: z.array(place), images: z.array(z.string()) });

/** What is wrong, a line each. Nothing was saved then. */
export const outcome = z.object({ problems: z.array(z.string()) });
