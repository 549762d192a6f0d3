import { join } from 'node:path';
import { namesIn } from './problems/is-leftover.ts';

/** Returns where a picture of a content folder is. */
export function imagePath(folder: string, name: string): string {
  // macOS may write the ü of a file's name as two characters, and what an owner types has one.
  const file = imageNames(folder).find((each) => each.normalize() === name.normalize());
  return join(folder, 'images', file ?? name);
}

/** Returns the names of the files in `images/`. */
export function imageNames(folder: string): readonly string[] {
  return namesIn(join(folder, 'images'));
}
