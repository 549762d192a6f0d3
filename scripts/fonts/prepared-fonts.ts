import { fontPaths } from '#contract/content/brand/brand-files.ts';
import type { Typeface } from '#contract/content/brand/typefaces-schema.ts';
import { prepareFont, type PreparedFont } from './prepare-font.ts';

/** Returns the fonts of a typeface. A missing file is left out: it has been reported when the content was read. */
export async function preparedFonts(
  folder: string,
  { files }: Pick<Typeface, 'files'>,
): Promise<readonly PreparedFont[]> {
  const fonts = files.flatMap(({ file, weight }) =>
    fontPaths(folder, file).map((path) => prepareFont(path, weight)),
  );
  return Promise.all(fonts);
}
