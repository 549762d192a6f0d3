import { z } from 'zod';
import { contentSchema } from './schemas/content-schema.ts';
import type { PicturePlaceName } from './schemas/picture-schema.ts';

/** A text of the content, and what its schema says of it. */
interface ContentText extends z.GlobalMeta {
  readonly text: string;
  /** The part of the content, then the field in it: `['team', '0', 'image']`. */
  readonly path: readonly string[];
  /** What it is a field of. */
  readonly entry: object;
  /** Whether it can be left out. */
  readonly isOptional: boolean;
}

/** Returns every text of the YAML files, or of the part of them at a path. */
export function textsIn(entry: object, path: readonly string[] = []): readonly ContentText[] {
  return Object.entries(entry).flatMap(([key, value]: [string, unknown]) => {
    const own = [...path, key];
    if (typeof value === 'object' && value !== null) return textsIn(value, own);
    if (typeof value !== 'string') return [];
    const { meta, isOptional = false } = fieldAt(contentSchema, own) ?? {};
    return [{ ...meta, isOptional, text: value, path: own, entry }];
  });
}

/** Returns the field of a schema that a path leads to, if it does. */
export function fieldAt(root: z.ZodType, path: readonly PropertyKey[]): SchemaField | undefined {
  let field: unknown = root;
  for (const key of path) {
    const parent = field instanceof z.ZodOptional ? field.unwrap() : field;
    if (parent instanceof z.ZodObject) field = parent.shape[String(key)];
    else if (parent instanceof z.ZodArray) field = parent.element;
    else return undefined;
  }
  if (!(field instanceof z.ZodType)) return undefined;
  const isOptional = field instanceof z.ZodOptional;
  const schema: unknown = field instanceof z.ZodOptional ? field.unwrap() : field;
  // Either of the two may have the description.
  const meta = field.meta() ?? (schema instanceof z.ZodType ? schema.meta() : undefined);
  return { schema, meta, isOptional };
}

export interface SchemaField {
  /** Of its value, if it is there. */
  readonly schema: unknown;
  readonly meta: z.GlobalMeta | undefined;
  readonly isOptional: boolean;
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
