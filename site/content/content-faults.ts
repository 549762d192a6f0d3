import { z } from 'astro/zod';
import { faultWords } from './fault-words.ts';

/** One mistake in content, told to the person who edits. */
export interface ContentFault {
  readonly path: readonly PropertyKey[];
  /** What is wrong, how to mend it, and what belongs there. */
  readonly sentence: string;
}

/** Every mistake of the data, in the words of the fields' own descriptions; none if it is right. */
export function contentFaults(schema: z.ZodType, data: unknown): readonly ContentFault[] {
  const issues = schema.safeParse(data).error?.issues ?? [];
  return issues.filter(isFirstOfItsField).flatMap((issue) => {
    const field = fieldAt(schema, issue.path);
    if (issue.code === 'unrecognized_keys') {
      const known = field.schema instanceof z.ZodObject ? Object.keys(field.schema.shape) : [];
      return issue.keys.map((key) => ({
        path: [...issue.path, key],
        sentence: unknown(key, known),
      }));
    }
    const hint = field.description === undefined ? '' : ` What belongs here: ${field.description}.`;
    const words = faultWords(issue, valueAt(data, issue.path), field.optional);
    return [{ path: issue.path, sentence: `${words}.${hint}` }];
  });
}

/** A list that is text is not also too short. */
function isFirstOfItsField(issue: z.core.$ZodIssue, place: number, all: z.core.$ZodIssue[]) {
  const way = issue.path.join('.');
  const isSame = (other: z.core.$ZodIssue) => other.path.join('.') === way;
  return issue.code === 'unrecognized_keys' || all.findIndex(isSame) === place;
}

interface Field {
  /** Without what makes it optional; `undefined` where the schema knows no such field. */
  readonly schema: z.ZodType | undefined;
  readonly description: string | undefined;
  readonly optional: boolean;
}

/** The field at the end of a path, whether or not a group on the way is optional. */
function fieldAt(whole: z.ZodType | undefined, path: readonly PropertyKey[]): Field {
  let schema = whole;
  let description = schema?.description;
  while (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    const inner: unknown = schema.unwrap();
    schema = inner instanceof z.ZodType ? inner : undefined;
    description ??= schema?.description;
  }
  const [key, ...rest] = path;
  if (key === undefined) return { schema, description, optional: schema !== whole };
  const part: unknown =
    schema instanceof z.ZodObject
      ? Reflect.get(schema.shape, key)
      : schema instanceof z.ZodArray
        ? schema.element
        : undefined;
  return fieldAt(part instanceof z.ZodType ? part : undefined, rest);
}

function unknown(key: string, known: readonly string[]): string {
  const [nearest] = known.toSorted((one, other) => distance(key, one) - distance(key, other));
  const isTypo = nearest !== undefined && distance(key, nearest) <= Math.max(2, key.length / 3);
  const guess = isTypo ? ` Did you mean "${nearest}"?` : '';
  return `there is no field of this name.${guess} Take it out, or mend its name: ${known.join(', ')}.`;
}

/** How many letters have to be changed, added or taken out to make one word of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (const [above, letter] of one.toLowerCase().split('').entries()) {
    const next = [above + 1];
    for (const [place, its] of other.toLowerCase().split('').entries()) {
      const [left = 0, over = 0, both = 0] = [next[place], row[place + 1], row[place]];
      next.push(Math.min(left + 1, over + 1, both + (letter === its ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    data,
  );
}
