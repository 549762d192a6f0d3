import { readFileSync } from 'node:fs';
import type { Font } from 'satori';
import { fontPaths } from '#site/content/font-paths.ts';
import { brand } from '#content-model/content.ts';
import { contentFolder } from '#content-model/content-folder.ts';

const familyNames = ['Display', 'Display Extended'];

/** The typeface of headings, for pictures with letters in them, which are drawn as paths. */
export const displayFonts: Font[] = brand.typefaces.display.files.flatMap(({ file }) => {
  const files = fontPaths(contentFolder, file);
  if (files.length === 0) throw new Error(`There is no font file ${file}`);
  return files.map((name, index) => ({
    name: familyNames[index] ?? '',
    data: readFileSync(name),
    weight: 400,
    style: 'normal',
  }));
});

export const displayFamily = familyNames.join(', ');
