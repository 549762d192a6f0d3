import { z } from 'zod';

const change = z.strictObject({
  /** The steps to the field, with commas between them. */
  path: z.string(),
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

const place = z.object({
  file: z.string(),
  /** The file and the line. */
  name: z.string(),
  /** How its value begins. */
  start: z.string(),
  /** What edits it, in HTML. */
  controls: z.string(),
});

export type Place = z.infer<typeof place>;

export const answer = z.object({
  /** What is wrong, a line each. Nothing was saved then. */
  problems: z.array(z.string()),
  /** The places of what was asked for, the most likely one first. */
  places: z.array(place).default([]),
});
