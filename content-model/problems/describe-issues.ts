import { z } from 'zod';
import type { ContentProblem } from './content-problems.ts';
import { didYouMean } from './did-you-mean.ts';
import { fieldAt } from '../content-texts.ts';

/** Options of `safeParse`, with which its issues can be described. */
export const forOwners = { reportInput: true, error: plainMessage };

/** Describes what is wrong with a value that was parsed {@link forOwners}, and what belongs there. */
export function describeIssues(
  schema: z.ZodType,
  { error }: Pick<z.ZodSafeParseResult<unknown>, 'error'>,
): readonly ContentProblem[] {
  const issues = Map.groupBy(error?.issues ?? [], ({ path }) => path.join('.'));
  // A second issue of a field mostly follows from the first.
  return [...issues.values()].flatMap(([issue]) => {
    if (issue === undefined) return [];
    const path = issue.path.map(String);
    const field = fieldAt(schema, issue.path);
    if (issue.code === 'unrecognized_keys') {
      const known = field?.schema instanceof z.ZodObject ? Object.keys(field.schema.shape) : [];
      return issue.keys.map((key) => ({
        path: [...path, key],
        // What YAML makes of 1,100 between braces.
        message: /^\d+$/.test(key)
          ? 'a number has digits only: 1100, without a comma'
          : `there is no such field${didYouMean(key, known, 'the fields are')}`,
      }));
    }
    const meaning = field?.meta?.description === undefined ? '' : ` (${field.meta.description})`;
    return [{ path, message: issue.message + meaning }];
  });
}

/** A schema with a sentence of its own keeps it. */
function plainMessage(issue: z.core.$ZodRawIssue): string | undefined {
  const { code, input } = issue;
  if (code === 'invalid_type') {
    const kind = kinds[issue.expected] ?? issue.expected;
    if (input === undefined) return 'is missing';
    return input === null ? `is empty and must be ${kind}` : `must be ${kind}`;
  }
  if (code === 'too_small') return sizeProblem(`at least ${issue.minimum}`, input);
  if (code === 'too_big') return sizeProblem(`at most ${issue.maximum}`, input);
  if (code !== 'invalid_value') return undefined;
  return `is none of the choices${didYouMean(String(input), issue.values.map(String), 'they are')}`;
}

/** For texts that YAML reads as something else. */
export const quoteHint = 'a text with : # * & ! { or [ needs quotes around it';

const list =
  'a list: each entry on a line of its own that begins with a hyphen and a space, or [] for none';

const kinds: Readonly<Record<string, string>> = {
  string: `a text; ${quoteHint}, and so does a number`,
  array: list,
  tuple: list,
  object: 'fields: each on a line below it, with two more spaces before them',
  boolean: 'true or false, without quotes',
  number: 'a number: digits only, without quotes, commas or units',
  int: 'a whole number',
};

function sizeProblem(limit: string, input: unknown): string {
  if (typeof input !== 'string' && !Array.isArray(input)) return `must be ${limit}`;
  if (input.length === 0) return 'is empty';
  const unit = Array.isArray(input) ? 'entries' : 'characters';
  return `must have ${limit} ${unit}, and has ${input.length}`;
}
