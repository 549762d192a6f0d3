import { readFileSync } from 'node:fs';
import type { Font } from 'satori';
import { fontPaths } from '#site/content/font-paths.ts';
import { brand } from '#content-model/content.ts';
import { contentFolder } from '#content-model/content-folder.ts';

/**
 * The typeface of headings, for pictures with letters in them, which are drawn as paths. After it the one of the
 * text, for letters that it lacks.
 */
export const displayFonts: Font[] = [brand.typefaces.display, brand.typefaces.text]
  .flatMap(({ files }) => files)
  .flatMap(({ file }) => {
    const files = fontPaths(contentFolder, file);
    if (files.length === 0) throw new Error(`There is no font file ${file}`);
    return files;
  })
  .map((path, index) => ({
    name: `Letters ${index}`,
    data: readFileSync(path),
    weight: 400,
    style: 'normal',
  }));

export const displayFamily = displayFonts.map(({ name }) => name).join(', ');
