import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readText } from '#content-model/read-text.ts';

/**
 * Returns a sentence for every placeholder of `npm run new` that is still in the folder.
 *
 * @param shown how the folder is called to the owner.
 */
export function placeholderProblems(folder: string, shown: string): readonly string[] {
  const placeholder = readText(fileURLToPath(new URL('../new/images/ID.svg', import.meta.url)));
  return globSync('images/*.svg', { cwd: folder })
    .filter((file) => readText(join(folder, file)) === placeholder)
    .map((file) => `${join(shown, file)}: is a placeholder. Put your own picture in its place.`);
}
