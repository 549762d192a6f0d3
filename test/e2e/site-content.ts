import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { z } from 'zod';
import { agencySchema } from '#contract/agency.ts';

/** The agency’s own facts: these the site prints, and these may change. */
export const agency = agencySchema.parse(await contentOf('agency'));

export const reviews = z
  .array(z.object({ review: z.string(), reviewer: z.string(), title: z.string() }))
  .parse(await contentOf('reviews'));

async function contentOf(name: string): Promise<unknown> {
  return parse(await readFile(`content/${name}.yaml`, 'utf8'));
}
