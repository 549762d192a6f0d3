import type { Content } from '#content-model/schemas/content-schema.ts';
import { placeInContent } from '#content-model/read-content.ts';
import { fontPaths } from '#site/content/font-paths.ts';
import { preparedFonts, type PreparedFont } from './prepare-font.ts';
import { FontError } from './read-font.ts';

/**
 * Returns what is wrong with the font files of a content folder, a line each: one that is missing, cannot
 * be read or has not the weights it should have, and files that are too large together.
 */
export async function fontProblems(
  folder: string,
  { brand }: Pick<Content, 'brand'>,
): Promise<readonly string[]> {
  const problems: string[] = [];
  const fonts: PreparedFont[] = [];
  for (const [name, { files }] of Object.entries(brand.typefaces)) {
    for (const [index, entry] of files.entries()) {
      const path = ['brand', 'typefaces', name, 'files', String(index), 'file'];
      if (fontPaths(folder, entry.file).length === 0) {
        problems.push(`${placeInContent(folder, path)}: ${missing(entry.file)}`);
        continue;
      }
      try {
        fonts.push(...(await preparedFonts(folder, { files: [entry] })));
      } catch (error) {
        if (!(error instanceof FontError)) throw error;
        problems.push(`${placeInContent(folder, path)}: ${entry.file} ${error.message}`);
      }
    }
  }
  const sizes = new Map(fonts.map(({ part }) => [part?.file, part?.bytes ?? 0]));
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const kilobytes = Math.ceil(bytes / 1024);
  if (kilobytes > maxFontKilobytes) {
    const place = placeInContent(folder, ['brand', 'typefaces']);
    problems.push(
      `${place}: the letters that pages load have ${kilobytes} kB, and at most ${maxFontKilobytes} appear quickly: use fewer weights, or typefaces with plainer letters`,
    );
  }
  return problems;
}

function missing(file: string): string {
  if (!file.startsWith('@')) return `there is no fonts/${file} in the content folder`;
  const name = file.split('/').slice(0, 2).join('/');
  return `there is no ${file} in node_modules; \`npm install ${name}\` installs its package`;
}

/** Of the letters that pages load, so that visitors soon see the text as it is meant. */
export const maxFontKilobytes = 50;
