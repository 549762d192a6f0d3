import { maxFontKilobytes, maxOtherLettersKilobytes } from '#contract/content/brand/brand-files.ts';
import type { Content } from '#contract/content/content-schema.ts';
import { placeInContent } from '#contract/content/read-content.ts';
import { preparedFonts, type PreparedFont } from './prepare-font.ts';
import { FontError } from './read-font.ts';

/**
 * Returns what is wrong with the font files of a content folder, a line each: one that cannot be read or has
 * not the weights or letters it should have, and files that are too large, alone or together.
 */
export async function fontProblems(
  folder: string,
  { brand }: Pick<Content, 'brand'>,
): Promise<readonly string[]> {
  const problems: string[] = [];
  const fonts: PreparedFont[] = [];
  for (const [name, { files }] of Object.entries(brand.typefaces)) {
    const place = (...path: string[]) =>
      placeInContent(folder, ['brand', 'typefaces', name, 'files', ...path]);
    const own: PreparedFont[] = [];
    for (const [index, entry] of files.entries()) {
      const problem = (message: string) =>
        problems.push(`${place(String(index), 'file')}: ${entry.file} ${message}`);
      try {
        const prepared = await preparedFonts(folder, { files: [entry] });
        own.push(...prepared);
        prepared.flatMap(otherLettersProblem).forEach(problem);
      } catch (error) {
        if (!(error instanceof FontError)) throw error;
        problem(error.message);
      }
    }
    if (own.length > 0 && !own.some(({ first }) => first))
      problems.push(`${place()}: no file has the letters a to z: take one of Latin letters`);
    fonts.push(...own);
  }
  return [...problems, ...weightProblem(folder, fonts)];
}

/** Returns what is wrong with the letters of a font that only some pages load: that they are too many. */
export function otherLettersProblem({ rest }: Pick<PreparedFont, 'rest'>): readonly string[] {
  const kilobytes = Math.ceil((rest?.bytes ?? 0) / 1024);
  if (kilobytes <= maxOtherLettersKilobytes) return [];
  return [
    `is too large: its letters beyond English and Spanish take ${kilobytes} kB, at most ${maxOtherLettersKilobytes} are allowed. Take a file with fewer alphabets`,
  ];
}

function weightProblem(folder: string, fonts: readonly PreparedFont[]): readonly string[] {
  const sizes = new Map(fonts.map(({ first }) => [first?.file, first?.bytes ?? 0]));
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const kilobytes = Math.ceil(bytes / 1024);
  if (kilobytes <= maxFontKilobytes) return [];
  const place = placeInContent(folder, ['brand', 'typefaces']);
  return [
    `${place}: the letters that every page loads have ${kilobytes} kB, and at most ${maxFontKilobytes} appear quickly: use fewer weights, or typefaces with plainer letters`,
  ];
}
