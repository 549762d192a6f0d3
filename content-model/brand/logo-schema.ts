import { z } from 'zod';

const svgFile = z
  .string()
  .regex(/^[\w-]+\.svg$/, 'is not the name of an SVG file of content/images/, such as logo.svg');

/** The logo of `content/brand.yaml`. */
export const logoSchema = z
  .strictObject({
    mark: z
      .string()
      .regex(
        /^(?:roofs|none|[\w-]+\.svg)$/,
        'is neither roofs nor none nor a file such as logo.svg',
      )
      .describe('What stands before the name: roofs, none, or an SVG file of content/images/'),
    markOnDark: svgFile
      .optional()
      .describe('The same file for dark grounds, if the mark cannot be seen on them'),
    hasName: z
      .boolean()
      .optional()
      .describe('true if the name is part of the file, and is not to be set beside it'),
    icon: z
      .string()
      .regex(
        /^(?:roofs|[\w-]+\.svg|[\p{L}\p{N}&]{1,2})$/u,
        'is neither roofs nor one or two letters nor a file such as icon.svg',
      )
      .describe(
        'What tabs and home screens show: roofs, one or two letters, or a square SVG file of content/images/',
      ),
  })
  .refine(({ mark, hasName }) => hasName !== true || mark.endsWith('.svg'), {
    path: ['hasName'],
    message: 'is for a mark that is a file; without it the name would be nowhere',
  })
  .describe('The logo');
