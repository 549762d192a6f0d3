import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Brand } from '../brand-schema.ts';
import type { ContentProblem } from '../content-problems.ts';

/** Returns what is wrong with the files that a brand names. */
export function brandFileProblems(folder: string, { logo, typefaces }: Brand): ContentProblem[] {
  const { mark, markOnDark, icon } = logo;
  const pictures = Object.entries({ mark, markOnDark, icon }).flatMap(([name, file]) => {
    const message = file?.endsWith('.svg') === true ? pictureProblem(folder, file) : undefined;
    return message === undefined ? [] : [{ path: ['brand', 'logo', name], message }];
  });
  const fonts = Object.entries(typefaces).flatMap(([name, { files }]) =>
    files.flatMap(({ file }, index) => {
      if (fontPaths(folder, file).length > 0) return [];
      const path = ['brand', 'typefaces', name, 'files', String(index), 'file'];
      const message = file.startsWith('@')
        ? `there is no ${file} in node_modules; \`npm install ${packageOf(file)}\` installs its package`
        : `there is no fonts/${file} in the content folder`;
      return [{ path, message }];
    }),
  );
  return [...pictures, ...fonts];
}

/** Of the letters that every page loads, so that visitors soon see the text as it is meant. */
export const maxFontKilobytes = 50;

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

function pictureProblem(folder: string, file: string): string | undefined {
  const path = join(folder, 'images', file);
  if (!existsSync(path)) return `there is no images/${file} in the content folder`;
  return /\bviewBox="\s*[\d.-]+[\s,]+[\d.-]+[\s,]+[\d.]+[\s,]+[\d.]+\s*"/.test(
    readFileSync(path, 'utf8'),
  )
    ? undefined
    : `images/${file} has no viewBox, so its shape is not known: export it again with one`;
}

function packageOf(file: string): string {
  return file.split('/').slice(0, 2).join('/');
}
