import { existsSync, readFileSync } from 'node:fs';
import type { Font } from 'satori';
import { fontPath } from '#contract/content/brand/brand-files.ts';
import { brand } from '#contract/content/content.ts';
import { contentFolder } from '#contract/content/content-folder.ts';

const familyNames = ['Display', 'Display Extended'];

/** The typeface of headings, for pictures with letters in them, which are drawn as paths. */
export const displayFonts: Font[] = brand.typefaces.display.files.flatMap(({ file }) => {
  const path = fontPath(contentFolder, file);
  if (path === undefined) throw new Error(`There is no font file ${file}`);
  // Packages of fontsource.org have letters such as Ł in a file of their own.
  const more = path.replace('-latin-', '-latin-ext-');
  const files = more !== path && existsSync(more) ? [path, more] : [path];
  return files.map((name, index) => ({
    name: familyNames[index] ?? '',
    data: readFileSync(name),
    weight: 400,
    style: 'normal',
  }));
});

export const displayFamily = familyNames.join(', ');
