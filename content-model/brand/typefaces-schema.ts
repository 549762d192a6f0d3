import { z } from 'zod';
import { group, list } from '../text-schema.ts';

const fontName = z.string().regex(/^[\w -]+$/, 'is not the name of a font such as Georgia');

const typeface = (meaning: string) =>
  group(meaning, {
    name: fontName.describe('The name of the typeface: Gloock'),
    files: list(
      'Its font files, one for each weight, or one variable font',
      z.strictObject({
        file: z
          .string()
          .regex(
            /^(?:@fontsource(?:-variable)?\/[\w-]+\/files\/)?[\w-]+\.(?:woff2|woff|ttf|otf)$/,
            'is neither a file of content/fonts/ such as my-font.woff2 nor one of a package: ' +
              '@fontsource/gloock/files/gloock-latin-400-normal.woff2',
          )
          .describe(
            'The font file, of content/fonts/ or of an installed fontsource package, as it is: the build takes out of it what the pages need',
          ),
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
          .describe(
            'Its weight: 400 is regular, 700 bold, and 100 900 all weights of a variable font',
          ),
      }),
      { min: 1, max: 6 },
    ),
    fallbacks: list(
      'The fonts to use until it is loaded; the last is serif or sans-serif',
      fontName,
      { min: 1, max: 6 },
    ),
  });

/** The typefaces of `content/brand.yaml`. */
export const typefacesSchema = group('The two typefaces', {
  display: typeface('Headings, the name in the header and large figures'),
  text: typeface('Everything else. Bold and semibold are used, so a variable font is best'),
});

export type Typeface = z.infer<typeof typefacesSchema>['display'];
