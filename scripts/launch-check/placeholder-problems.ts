import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns a sentence for every placeholder of `npm run new` that is still in the folder.
 *
 * @param shown how the folder is called to the owner.
 */
export function placeholderProblems(folder: string, shown: string): readonly string[] {
  const placeholder = readFileSync(new URL('../new/images/ID.svg', import.meta.url), 'utf8');
  return globSync('images/*.svg', { cwd: folder })
    .filter((file) => readFileSync(join(folder, file), 'utf8') === placeholder)
    .map((file) => `${join(shown, file)}: is a placeholder. Put your own picture in its place.`);
}
