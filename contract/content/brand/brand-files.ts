import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Brand } from '../brand-schema.ts';

/** A file that a brand names and that is not there. */
interface MissingFile {
  readonly path: readonly string[];
  readonly message: string;
}

/** Returns which files of a brand are missing in a content folder. */
export function missingBrandFiles(folder: string, brand: Brand): readonly MissingFile[] {
  const { mark, markOnDark, icon } = brand.logo;
  const pictures = Object.entries({ mark, markOnDark, icon }).flatMap(([name, file]) =>
    file?.endsWith('.svg') === true && !existsSync(join(folder, 'images', file))
      ? [{ path: ['logo', name], message: `there is no images/${file} in the content folder` }]
      : [],
  );
  const fonts = Object.entries(brand.typefaces).flatMap(([name, { files }]) =>
    files.flatMap(({ file }, index) => {
      if (fontPath(folder, file) !== undefined) return [];
      const path = ['typefaces', name, 'files', String(index), 'file'];
      const message = file.startsWith('@')
        ? `there is no ${file} in node_modules; \`npm install ${packageOf(file)}\` installs its package`
        : `there is no fonts/${file} in the content folder`;
      return [{ path, message }];
    }),
  );
  return [...pictures, ...fonts];
}

/** Returns where a font file of `content/brand.yaml` is. Undefined if it is missing. */
export function fontPath(folder: string, file: string): string | undefined {
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

function packageOf(file: string): string {
  return file.split('/').slice(0, 2).join('/');
}
