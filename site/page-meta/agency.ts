import { getEntry } from 'astro:content';
import type { Agency } from '#contract/agency.ts';

/** The agency's public facts. Throws where `content/agency.yaml` is missing. */
export async function readAgency(): Promise<Agency> {
  const entry = await getEntry('agency', 'agency');
  if (!entry) throw new Error('content/agency.yaml is missing.');
  return entry.data;
}
