import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { prettifyError } from 'zod';
import type { Agency } from '#contract/agency.ts';
import { agencySchema } from '#contract/agency.ts';
import { BadAgencyFacts } from './bad-agency-facts.ts';

/** The public facts about the agency. Throws {@link BadAgencyFacts}, naming what is wrong and where. */
export function agencyFacts(file = contentFile): Agency {
  let facts: unknown;
  try {
    facts = parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new BadAgencyFacts(file, error instanceof Error ? error.message : String(error));
  }
  const checked = agencySchema.safeParse(facts);
  if (!checked.success) throw new BadAgencyFacts(file, prettifyError(checked.error));
  return checked.data;
}

const contentFile = fileURLToPath(new URL('../../content/agency.yaml', import.meta.url));
