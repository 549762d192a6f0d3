import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawings } from '../../illustrations/draw.ts';

/** Returns the names of the drawings in the folder that are still those of the sample, in the brand's colors. */
export function sampleDrawings(folder: string): readonly string[] {
  return drawings
    .filter(({ file, draw }) => {
      const path = join(folder, 'images', file);
      return existsSync(path) && readFileSync(path, 'utf8') === draw();
    })
    .map(({ file }) => file);
}
