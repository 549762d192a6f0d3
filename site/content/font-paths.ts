import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Returns where a font file of `content/brand.yaml` is, and where its other letters are: packages of
 * fontsource.org have letters such as Ł and ệ in files of their own. Empty if it is missing.
 */
export function fontPaths(folder: string, file: string): readonly string[] {
  const path = fontPath(folder, file);
  if (path === undefined) return [];
  const more = ['-latin-ext-', '-vietnamese-'].map((letters) => path.replace('-latin-', letters));
  return [path, ...more.filter((each) => each !== path && existsSync(each))];
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
