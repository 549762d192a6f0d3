import { z } from 'zod';
import { colorsSchema } from './colors-schema.ts';
import { contrastProblems } from '../brand/contrast-problems.ts';
import { entries, group, list } from './text-schema.ts';

/** A file of `content/images/`, or one of other choices. */
const logoName = (remedy: string, ...choices: readonly string[]) =>
  z
    .string()
    .regex(
      new RegExp(`^(?:${[...choices, logoFile].join('|')})$`, 'u'),
      `${remedy} a file of content/images/ such as logo.svg, logo.png or logo.webp`,
    );

const logoFile = String.raw`[^/\\<>]+\.(?:svg|[pP][nN][gG]|[wW][eE][bB][pP])`;

/** The logo of `content/brand.yaml`. */
const logoSchema = z
  .strictObject({
    mark: logoName('is neither roofs nor none nor', 'roofs', 'none').describe(
      'What stands before the name: roofs, none, or a file of content/images/, best an SVG',
    ),
    markOnDark: logoName('is not').optional().describe('The same for dark grounds, if it differs'),
    hasName: z.boolean().optional().describe('true if the name is part of the file'),
    icon: logoName(
      'is neither roofs nor one or two letters nor',
      'roofs',
      String.raw`[\p{L}\p{N}&]{1,2}`,
    ).describe('What tabs show: roofs, one or two letters, or a square file of content/images/'),
  })
  .refine(({ mark, hasName }) => hasName !== true || isLogoFile(mark), {
    path: ['hasName'],
    message: 'is for a mark that is a file; without it the name would be nowhere',
  })
  .describe('The logo');

/** Whether a mark or an icon is a file of `content/images/`. */
export function isLogoFile(mark: string): boolean {
  return mark.includes('.');
}

const fontName = z.string().regex(/^[\w -]+$/, 'is not the name of a font such as Georgia');

const typeface = (meaning: string) =>
  group(meaning, {
    name: fontName.describe('The name of the typeface: Gloock'),
    files: entries('Its font files, one for each weight, or one variable font', {
      file: z
        .string()
        .regex(
          /^(?:@fontsource(?:-variable)?\/[\w-]+\/files\/)?[\w-]+\.(?:woff2|woff|ttf|otf)$/,
          'is neither a file of content/fonts/ such as my-font.woff2 nor one of a package: ' +
            '@fontsource/gloock/files/gloock-latin-400-normal.woff2',
        )
        .describe('A file of content/fonts/ or of an installed fontsource package'),
      weight: z
        .union(
          [
            z.int().min(100).max(900),
            z
              .string()
              .regex(/^[1-9]00 [1-9]00$/, { abort: true })
              .refine((range) => range.slice(0, 3) <= range.slice(4), { abort: true }),
          ],
          'is neither a weight such as 400 nor the range of a variable font such as 100 900',
        )
        .describe('400 is regular, 700 bold, and 100 900 all weights of a variable font'),
    }).min(1),
    fallbacks: list('The fonts until it is loaded; the last is serif or sans-serif', fontName).min(
      1,
    ),
  });

/** The typefaces of `content/brand.yaml`. */
export const typefacesSchema = group('The two typefaces', {
  display: typeface('Headings, the name in the header and large figures'),
  text: typeface('Everything else. Bold and semibold are used, so a variable font is best'),
});

export type Typeface = z.infer<typeof typefacesSchema>['display'];

/** How the agency looks, from `content/brand.yaml`. Its name is in `content/agency.yaml`. */
export const brandSchema = z
  .strictObject({ logo: logoSchema, typefaces: typefacesSchema, colors: colorsSchema })
  .superRefine(({ colors }, context) => {
    // Also called when a color is no color, which has been reported then.
    if (!colorsSchema.safeParse(colors).success) return;
    for (const { path, message } of contrastProblems(colors)) {
      context.addIssue({ code: 'custom', path: ['colors', ...path], message });
    }
  });

export type Brand = z.infer<typeof brandSchema>;
