import { existsSync, readFileSync, statSync } from 'node:fs';
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
      if (fontPath(folder, file) !== undefined) return [];
      const path = ['brand', 'typefaces', name, 'files', String(index), 'file'];
      const message = file.startsWith('@')
        ? `there is no ${file} in node_modules; \`npm install ${packageOf(file)}\` installs its package`
        : `there is no fonts/${file} in the content folder`;
      return [{ path, message }];
    }),
  );
  return [...pictures, ...fonts, ...weightProblem(folder, typefaces)];
}

/** Every visitor loads the fonts before they see the text as it is meant. */
export const maxFontKilobytes = 80;

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

function pictureProblem(folder: string, file: string): string | undefined {
  const path = join(folder, 'images', file);
  if (!existsSync(path)) return `there is no images/${file} in the content folder`;
  return /\bviewBox="\s*[\d.-]+[\s,]+[\d.-]+[\s,]+[\d.]+[\s,]+[\d.]+\s*"/.test(
    readFileSync(path, 'utf8'),
  )
    ? undefined
    : `images/${file} has no viewBox, so its shape is not known: export it again with one`;
}

function weightProblem(folder: string, { display, text }: Brand['typefaces']): ContentProblem[] {
  const files = new Set(
    [...display.files, ...text.files].map(({ file }) => fontPath(folder, file)),
  );
  let bytes = 0;
  for (const path of files) bytes += path === undefined ? 0 : statSync(path).size;
  const kilobytes = Math.ceil(bytes / 1024);
  if (kilobytes <= maxFontKilobytes) return [];
  const message = `the font files have ${kilobytes} kB, and at most ${maxFontKilobytes} appear quickly: use .woff2 files of Latin letters, and fewer weights`;
  return [{ path: ['brand', 'typefaces'], message }];
}

function packageOf(file: string): string {
  return file.split('/').slice(0, 2).join('/');
}
