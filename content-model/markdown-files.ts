import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isLeftover } from './is-leftover.ts';

/** Returns the paths of the Markdown files in a part of a content folder. */
export function markdownFiles(folder: string, part: MarkdownPart): readonly string[] {
  const files = join(folder, part);
  return (existsSync(files) ? readdirSync(files) : [])
    .filter((file) => file.endsWith('.md') && !isLeftover(file))
    .sort()
    .map((file) => join(files, file));
}

/** The folders of Markdown: articles, pages of the agency's own, and trades. */
export const markdownParts = ['articles', 'pages', 'trades'] as const;

export type MarkdownPart = (typeof markdownParts)[number];
