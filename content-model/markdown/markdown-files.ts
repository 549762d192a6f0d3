import { join } from 'node:path';
import { namesIn } from '../problems/is-leftover.ts';

/** Returns the paths of the Markdown files in a part of a content folder. */
export function markdownFiles(folder: string, part: MarkdownPart): readonly string[] {
  const files = namesIn(join(folder, part)).filter((file) => file.endsWith('.md'));
  return files.toSorted().map((file) => join(folder, part, file));
}

/** The folders of Markdown: articles, pages of the agency's own, and trades. */
export const markdownParts = ['articles', 'pages', 'trades'] as const;

export type MarkdownPart = (typeof markdownParts)[number];
