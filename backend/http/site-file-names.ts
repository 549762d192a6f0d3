import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Returns the paths of the files in a folder, such as `services/post/seo.html`, without hidden ones, by name. */
export async function siteFileNames(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
