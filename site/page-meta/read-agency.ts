import { getEntry } from 'astro:content';
import type { Agency } from '#contract/agency.ts';

/** Returns the public facts about the agency, from `content/agency.yaml`. */
export async function readAgency(): Promise<Agency> {
  const entry = await getEntry('agency', 'agency');
  if (!entry) throw new Error('content/agency.yaml is missing.');
  return entry.data;
}
