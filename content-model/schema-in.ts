import { z } from 'zod';

/** Returns the schema of a field, if the path leads to one. */
export function schemaIn(root: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  let schema: unknown = root;
  for (const key of path) {
    if (schema instanceof z.ZodOptional) schema = schema.unwrap();
    if (schema instanceof z.ZodObject) schema = schema.shape[String(key)];
    else if (schema instanceof z.ZodArray) schema = schema.element;
    else return undefined;
  }
  // The description of an optional field may be that of what is optional.
  if (schema instanceof z.ZodOptional && schema.meta() === undefined) schema = schema.unwrap();
  return schema instanceof z.ZodType ? schema : undefined;
}
