import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { prettifyError } from 'zod';
import type { Agency } from '#contract/content/agency-schema.ts';
import { agencySchema } from '#contract/content/agency-schema.ts';
import { StartError } from './start-error.ts';

/** Reads the public facts about the agency. Throws {@link StartError}, which says what is wrong and where. */
export function agencyFacts(file = contentFile): Agency {
  let facts: unknown;
  try {
    facts = parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw badFacts(file, error instanceof Error ? error.message : String(error));
  }
  const parsed = agencySchema.safeParse(facts);
  if (!parsed.success) throw badFacts(file, prettifyError(parsed.error));
  return parsed.data;
}

const contentFile = fileURLToPath(new URL('../../content/agency.yaml', import.meta.url));

function badFacts(file: string, problem: string): StartError {
  return new StartError([`${file}: ${problem.replace(/\s+/g, ' ')}`]);
}
