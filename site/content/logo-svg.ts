import sharp from 'sharp';
import type { Brand } from '#content-model/schemas/brand-schema.ts';
import { contentFolder } from '#content-model/content-folder.ts';
import { imagePath } from '#content-model/image-path.ts';
import { readDrawing } from './read-drawing.ts';

/**
 * Returns a logo of `content/brand.yaml` as an SVG: a drawing as the site shows it, or one around a PNG or WebP file,
 * which is made at most so many pixels high.
 */
export async function logoSvg(file: string, brand: Brand, maxHeight: number): Promise<string> {
  if (/\.svg$/i.test(file)) return readDrawing(file, brand);
  const { data, info } = await sharp(imagePath(contentFolder, file))
    .resize({ height: maxHeight, withoutEnlargement: true })
    .png({ palette: true, effort: 10 })
    .toBuffer({ resolveWithObject: true });
  const size = `width="${info.width}" height="${info.height}"`;
  const picture = `<image ${size} href="data:image/png;base64,${data.toString('base64')}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${info.width} ${info.height}">${picture}</svg>`;
}
