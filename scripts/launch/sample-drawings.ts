import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawings } from '../../illustrations/draw.ts';
import { isSameDrawing } from '../../illustrations/same-drawing.ts';

/** Returns the names of the drawings in the folder that are still those of the sample, in any colors. */
export function sampleDrawings(folder: string): readonly string[] {
  return drawings
    .filter(({ file, draw }) => {
      const path = join(folder, 'images', file);
      return existsSync(path) && isSameDrawing(readFileSync(path, 'utf8'), draw());
    })
    .map(({ file }) => file);
}

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
