import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Content } from '#content-model/content-schema.ts';
import { placeInContent } from '#content-model/read-content.ts';
import { cropAround } from '#site/content/crop-around.ts';
import { similarFile, picturePlaces } from '#content-model/picture-schema.ts';
import { usedPictures, type UsedPicture } from './used-pictures.ts';

/**
 * Returns what is wrong with the pictures of a content folder, a line each: a file that is missing, a
 * photo that cannot be encoded or is too small for its place, and a logo without a shape.
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
  return [...problems.flat(), ...logoProblems(folder, files, content)];
}

function logoProblems(folder: string, files: readonly string[], { brand }: Content) {
  const { mark, markOnDark = '', icon } = brand.logo;
  return Object.entries({ mark, markOnDark, icon })
    .filter(([, file]) => file.endsWith('.svg'))
    .flatMap(([name, file]) => {
      const problem = files.includes(file)
        ? shapeProblem(readFileSync(join(folder, 'images', file), 'utf8'))
        : `is not in images/${similarFile(file, files)}`;
      const place = placeInContent(folder, ['brand', 'logo', name]);
      return problem === undefined ? [] : [`${place}: ${file} ${problem}`];
    });
}

function shapeProblem(svg: string): string | undefined {
  return /\bviewBox="\s*[\d.-]+[\s,]+[\d.-]+[\s,]+[\d.]+[\s,]+[\d.]+\s*"/.test(svg)
    ? undefined
    : 'has no viewBox, so its shape is not known: export it again with one';
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
