import { z } from 'zod';

/**
 * Where the build notes a fingerprint of the words of each page that search engines may list, by its
 * path. Who compares two of them knows which pages have changed. The dot keeps visitors out.
 */
export const pageWordsFile = '.page-words.json';

export const pageWordsSchema = z.record(
  z.string().startsWith('/'),
  z.string().regex(/^[0-9a-f]{16}$/, 'is not a fingerprint'),
);

/** A page's path, such as `/about`, to the fingerprint of its words. */
export type PageWords = Readonly<z.infer<typeof pageWordsSchema>>;
