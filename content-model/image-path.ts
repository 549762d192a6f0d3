import { join } from 'node:path';
import { namesIn } from './problems/is-leftover.ts';

export function imagePath(folder: string, name: string): string {
  // macOS may write the ü of a file's name as two characters, and what an owner types has one.
  const file = imageNames(folder).find((each) => each.normalize() === name.normalize());
  return join(folder, 'images', file ?? name);
}

export function imageNames(folder: string): readonly string[] {
  return namesIn(join(folder, 'images'));
}
