import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isLeftover } from './is-leftover.ts';

/** Returns the paths of the articles or the extra pages in a content folder. */
export function markdownFiles(folder: string, part: 'articles' | 'pages'): readonly string[] {
  const files = join(folder, part);
  return (existsSync(files) ? readdirSync(files) : [])
    .filter((file) => file.endsWith('.md') && !isLeftover(file))
    .sort()
    .map((file) => join(files, file));
}
