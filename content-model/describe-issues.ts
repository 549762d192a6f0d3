import { z } from 'zod';
import { didYouMean } from './did-you-mean.ts';
import { plainIssue } from './plain-issue.ts';
import { schemaIn } from './schema-in.ts';

/** Options of `safeParse`, with which its issues can be described. */
export const forOwners = { reportInput: true, error: plainIssue };

/** Where an issue is in a value, and the sentence that its owner reads. */
interface DescribedIssue {
  /** To the unknown field, if that is the issue. */
  readonly path: readonly string[];
  readonly message: string;
}

/** Describes what is wrong with a value that was parsed {@link forOwners}, with what belongs there. */
export function describeIssues(
  schema: z.ZodType,
  { error }: Pick<z.ZodSafeParseResult<unknown>, 'error'>,
): readonly DescribedIssue[] {
  return firstOfEach(error?.issues ?? []).flatMap((issue) => {
    const path = issue.path.map(String);
    const field = schemaIn(schema, issue.path);
    if (issue.code === 'unrecognized_keys') {
      const fields = field instanceof z.ZodOptional ? field.unwrap() : field;
      const known = fields instanceof z.ZodObject ? Object.keys(fields.shape) : [];
      return issue.keys.map((key) => ({ path: [...path, key], message: unknownField(key, known) }));
    }
    const isMissing = issue.code === 'invalid_type' && issue.input === undefined;
    const meaning = field?.description;
    return {
      path,
      message: `${isMissing ? 'is missing' : issue.message}${meaning === undefined ? '' : ` (${meaning})`}`,
    };
  });
}

/** Without the length of a text that should be a list. */
function firstOfEach(issues: readonly z.core.$ZodIssue[]): readonly z.core.$ZodIssue[] {
  const wrongKinds = new Set(
    issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => path.join('.')),
  );
  return issues.filter(
    ({ code, path }) => code === 'invalid_type' || !wrongKinds.has(path.join('.')),
  );
}

function unknownField(key: string, known: readonly string[]): string {
  return key.startsWith('-')
    ? 'a hyphen that begins an entry needs a space after it'
    : `there is no such field${didYouMean(key, known, 'the fields are')}`;
}
