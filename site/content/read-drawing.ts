import type { Brand } from '#content-model/schemas/brand-schema.ts';
import { inBrandColors } from '#content-model/brand/in-brand-colors.ts';
import { contentFolder } from '#content-model/content-folder.ts';
import { imagePath } from '#content-model/image-path.ts';
import { readSvg } from '#content-model/read-text.ts';
import { minifySvg } from './minify-svg.ts';

/** Returns an SVG of `content/images/` as the site shows it: in the colors of the brand, and small. */
export function readDrawing(file: string, { colors }: Brand): string {
  return minifySvg(inBrandColors(readSvg(imagePath(contentFolder, file)), colors));
}
