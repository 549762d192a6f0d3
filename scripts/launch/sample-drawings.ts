import { existsSync, readFileSync } from 'node:fs';
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
