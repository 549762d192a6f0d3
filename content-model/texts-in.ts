import type { z } from 'zod';
import { contentSchema, type Content } from './content-schema.ts';
import type { PicturePlaceName } from './picture-schema.ts';
import { schemaIn } from './schema-in.ts';

/** What a schema says of a field beside its description. */
declare module 'zod' {
  interface GlobalMeta {
    /** The names in braces that a text must have. */
    readonly slots?: readonly string[];
    /** Where a picture is shown. */
    readonly place?: PicturePlaceName;
    /** What there must be of this name. A `shown page` is not hidden. */
    readonly refersTo?: 'page' | 'shown page' | 'service' | 'review';
    /** Whether no other entry of its list may have it. */
    readonly isUnique?: boolean;
  }
}

/** A text of the content, and what its schema says of it. */
interface ContentText extends Pick<z.GlobalMeta, 'place' | 'refersTo' | 'isUnique'> {
  readonly text: string;
  /** The part of the content, then the field in it: `['team', '0', 'image']`. */
  readonly path: readonly string[];
  /** What it is a field of. */
  readonly entry: object;
}

/** Returns every text of the YAML files. */
export function textsIn(content: Content): readonly ContentText[] {
  return textsOf(content, []);
}

function textsOf(entry: object, path: readonly string[]): readonly ContentText[] {
  return Object.entries(entry).flatMap(([key, value]: [string, unknown]) => {
    const own = [...path, key];
    if (typeof value === 'object' && value !== null) return textsOf(value, own);
    if (typeof value !== 'string') return [];
    return [{ ...schemaIn(contentSchema, own)?.meta(), text: value, path: own, entry }];
  });
}
