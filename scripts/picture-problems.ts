import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Content } from '#contract/content/content-schema.ts';
import { cropAround } from '#contract/content/crop-around.ts';
import { picturePlaces } from '#contract/content/picture-schema.ts';
import { usedPictures, type UsedPicture } from './used-pictures.ts';

/**
 * Returns what is wrong with the photos of a content folder, a line each: one that cannot be encoded, or is
 * too small for its place.
 */
export async function pictureProblems(
  folder: string,
  content: Content,
): Promise<readonly string[]> {
  const photos = usedPictures(folder, content).filter(
    ({ image }) => !image.endsWith('.svg') && existsSync(join(folder, 'images', image)),
  );
  const problems = await Promise.all(
    photos.map(async (photo) => {
      const problem = await problemOf(join(folder, 'images', photo.image), photo);
      return problem === undefined ? [] : [`${photo.named()}: ${photo.image} ${problem}`];
    }),
  );
  return problems.flat();
}

async function problemOf(path: string, photo: UsedPicture): Promise<string | undefined> {
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
