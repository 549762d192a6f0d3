import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Content } from '#content-model/content-schema.ts';
import { cropAround } from '#site/content/crop-around.ts';
import { similarFile, picturePlaces } from '#content-model/picture-schema.ts';
import { usedPictures, type UsedPicture } from './used-pictures.ts';

/**
 * Returns what is wrong with the pictures of a content folder, a line each: a file that is missing, and a
 * photo that cannot be encoded or is too small for its place.
 */
export async function pictureProblems(
  folder: string,
  content: Content,
): Promise<readonly string[]> {
  const images = join(folder, 'images');
  const files = existsSync(images) ? readdirSync(images) : [];
  const problems = await Promise.all(
    usedPictures(folder, content).map(async (picture) => {
      const problem = files.includes(picture.image)
        ? await problemOf(join(images, picture.image), picture)
        : `is not in images/${similarFile(picture.image, files)}`;
      return problem === undefined ? [] : [`${picture.named()}: ${picture.image} ${problem}`];
    }),
  );
  return problems.flat();
}

async function problemOf(path: string, photo: UsedPicture): Promise<string | undefined> {
  if (path.endsWith('.svg')) return undefined;
  let size: { width: number; height: number };
  try {
    size = (await sharp(path).metadata()).autoOrient;
    // Reads all of it, at a fraction of its size.
    await sharp(path, { failOn: 'error' }).resize(16).toBuffer();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `cannot be read as a photo: ${reason}. Save it again as .jpg, .png, .webp or .avif`;
  }
  const place = picturePlaces[photo.place];
  const shape = 'shape' in place ? place.shape : ([size.width, size.height] as const);
  const [least] = place.widths;
  if (cropAround(size, shape).width >= least) return undefined;
  const leastHeight = Math.ceil((least * shape[1]) / shape[0]);
  return `is too small for this place: it has ${size.width} × ${size.height} pixels and needs at least ${least} × ${leastHeight}. Take the photo as the camera made it, or another one`;
}
