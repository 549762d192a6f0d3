import { z } from 'zod';
import { contentSchema } from './schemas/content-schema.ts';
import type { PicturePlaceName } from './schemas/picture-schema.ts';

/** A text of the content, and what its schema says of it. */
interface ContentText extends Pick<z.GlobalMeta, 'place' | 'refersTo' | 'isUnique'> {
  readonly text: string;
  /** The part of the content, then the field in it: `['team', '0', 'image']`. */
  readonly path: readonly string[];
  /** What it is a field of. */
  readonly entry: object;
}

/** Returns every text of the YAML files, or of the part of them at a path. */
export function textsIn(entry: object, path: readonly string[] = []): readonly ContentText[] {
  return Object.entries(entry).flatMap(([key, value]: [string, unknown]) => {
    const own = [...path, key];
    if (typeof value === 'object' && value !== null) return textsIn(value, own);
    if (typeof value !== 'string') return [];
    return [{ ...schemaIn(contentSchema, own)?.meta(), text: value, path: own, entry }];
  });
}

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

/** Returns whether the field at a path can be left out. */
export function isOptional(root: z.ZodType, path: readonly string[]): boolean {
  const parent = schemaIn(root, path.slice(0, -1));
  const fields = parent instanceof z.ZodOptional ? parent.unwrap() : parent;
  return fields instanceof z.ZodObject && fields.shape[path.at(-1) ?? ''] instanceof z.ZodOptional;
}

/** What a schema says of a field beside its description. */
declare module 'zod' {
  interface GlobalMeta {
    /** The names in braces that a text must have. */
    readonly slots?: readonly string[];
    /** Where a picture is shown. */
    readonly place?: PicturePlaceName;
    /** What there must be of this name. A `shown page` is not hidden. */
    readonly refersTo?:
      | 'page'
      | 'shown page'
      | 'service'
      | 'step'
      | 'review'
      | 'case study'
      | 'trade'
      | 'goal'
      | 'answer';
    /** Whether no other entry of its list may have it. */
    readonly isUnique?: boolean;
  }
}
