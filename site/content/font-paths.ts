import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Returns where a font file of `content/brand.yaml` is, and where its other letters are: packages of
 * fontsource.org have letters such as Ł in a file of their own. Empty if it is missing.
 */
export function fontPaths(folder: string, file: string): readonly string[] {
  const path = fontPath(folder, file);
  if (path === undefined) return [];
  const more = path.replace('-latin-', '-latin-ext-');
  return more !== path && existsSync(more) ? [path, more] : [path];
}

function fontPath(folder: string, file: string): string | undefined {
  if (!file.startsWith('@')) {
    const path = join(folder, 'fonts', file);
    return existsSync(path) ? path : undefined;
  }
  try {
    return createRequire(import.meta.url).resolve(file);
  } catch {
    return undefined;
  }
}
