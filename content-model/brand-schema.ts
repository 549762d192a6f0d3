import { z } from 'zod';
import { colorsSchema } from './brand/colors-schema.ts';
import { contrastProblems } from './brand/contrast-problems.ts';
import { logoSchema } from './brand/logo-schema.ts';
import { typefacesSchema } from './brand/typefaces-schema.ts';

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
