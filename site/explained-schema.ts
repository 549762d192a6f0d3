import { z } from 'astro/zod';

/**
 * The same schema, whose complaints are for the person who edits: each names the field, what is
 * wrong with it, and what belongs there, in the words of the field's own description.
 */
export function explained<Schema extends z.ZodType>(schema: Schema) {
  return z.unknown().transform((data, context): z.output<Schema> => {
    const { success, data: parsed, error } = schema.safeParse(data);
    if (success) return parsed;
    for (const { path, message } of error.issues.flatMap((issue) => faults(schema, issue, data))) {
      context.issues.push({ code: 'custom', input: data, path, message });
    }
    return z.NEVER;
  });
}

function faults(schema: z.ZodType, issue: z.core.$ZodIssue, data: unknown) {
  const { path } = issue;
  const field = at(schema, path);
  if (issue.code === 'unrecognized_keys') {
    const known = field instanceof z.ZodObject ? Object.keys(field.shape).join(', ') : '';
    const message = `there is no field of this name. Take it out, or mend its name: ${known}.`;
    return issue.keys.map((key) => ({ path: [...path, key], message }));
  }
  const fault = valueAt(data, path) === undefined ? 'is missing' : lowered(issue.message);
  const hint = field?.description === undefined ? '' : ` What belongs here: ${field.description}.`;
  return [{ path, message: `${fault}.${hint}` }];
}

/** The schema of a field, by the way to it. */
function at(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  const whole = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  const part: unknown =
    whole instanceof z.ZodObject
      ? Reflect.get(whole.shape, key)
      : whole instanceof z.ZodArray
        ? whole.element
        : undefined;
  return part instanceof z.ZodType ? at(part, rest) : undefined;
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    data,
  );
}

const lowered = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);
