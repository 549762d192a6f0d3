import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { Content } from '#content-model/schemas/content-schema.ts';
import { isLogoFile } from '#content-model/schemas/brand-schema.ts';
import { imageNames, imagePath } from '#content-model/image-path.ts';
import { placeInContent } from '#content-model/read-content.ts';
import { cropAround } from '#site/content/crop-around.ts';
import {
  picturePlaces,
  similarFile,
  type PicturePlaceName,
} from '#content-model/schemas/picture-schema.ts';
import { drawingProblem, isSquare } from './drawing-problem.ts';
import { usedPictures } from './used-pictures.ts';

/**
 * Returns what is wrong with the pictures of a content folder, a line each: a file that is missing, a
 * photo that cannot be encoded or is too small for its place, and a drawing without a shape.
 */
export async function pictureProblems(
  folder: string,
  content: Content,
): Promise<readonly string[]> {
  const files = imageNames(folder).map((name) => name.normalize());
  const pictures = usedPictures(folder, content).map((picture) => ({
    ...picture,
    problemAt: (path: string) => problemOf(path, picture.place),
  }));
  const { mark, markOnDark = '', icon } = content.brand.logo;
  const logos = Object.entries({ mark, markOnDark, icon })
    .filter(([, image]) => isLogoFile(image))
    .map(([name, image]) => ({
      image,
      named: () => placeInContent(folder, ['brand', 'logo', name]),
      problemAt: (path: string) => logoProblem(path, name === 'icon'),
    }));
  const problems = [...pictures, ...logos].map(async ({ image, named, problemAt }) => {
    const problem = files.includes(image.normalize())
      ? await problemAt(imagePath(folder, image))
      : `is not in images/${similarFile(image, files)}`;
    return problem === undefined ? [] : [`${named()}: ${image} ${problem}`];
  });
  return (await Promise.all(problems)).flat();
}

async function logoProblem(path: string, isIcon: boolean): Promise<string | undefined> {
  if (path.endsWith('.svg')) {
    return (await drawingProblem(path)) ?? (isIcon && !isSquare(path) ? notSquare : undefined);
  }
  const read = await readPhoto(path);
  if ('problem' in read) return read.problem;
  const least = isIcon ? leastIcon : leastMark;
  if (read.height < least) {
    return `is too small: it is ${read.height} pixels high, and a logo needs at least ${least}. Export it larger, or as .svg`;
  }
  return isIcon && read.width !== read.height ? notSquare : undefined;
}

/** In pixels: twice the height of a mark in the header, and the icon of a home screen. */
const leastMark = 72;
const leastIcon = 192;

const notSquare =
  'is not square, and icons are: export it with as much height as width, with room around it';

async function problemOf(path: string, placeName: PicturePlaceName): Promise<string | undefined> {
  if (path.endsWith('.svg')) return drawingProblem(path);
  const read = await readPhoto(path);
  if ('problem' in read) return read.problem;
  const place = picturePlaces[placeName];
  const shape = 'shape' in place ? place.shape : ([read.width, read.height] as const);
  const [least] = place.widths;
  if (cropAround(read, shape).width >= least) return undefined;
  const leastHeight = Math.ceil((least * shape[1]) / shape[0]);
  return `is too small for this place: it has ${read.width} × ${read.height} pixels and needs at least ${least} × ${leastHeight}. Take the photo as the camera made it, or another one`;
}

/** Returns the size of a photo as it is shown, or what is wrong with its file. */
async function readPhoto(path: string) {
  try {
    const start = readFileSync(path).toString('latin1', 0, 12);
    if (start === '') return { problem: 'is empty: save it again' };
    // Under another name, `sharp` only says that it cannot be decoded.
    if (/^.{4}ftyphe[iv]/s.test(start))
      return { problem: 'is a photo in the format of iPhones (HEIC): save it again as .jpg' };
    const { format, pages = 1, autoOrient } = await sharp(path).metadata();
    if (!photoFormats.includes(format))
      return { problem: `is not a photo but ${format}: save it again as .jpg` };
    if (pages > 1) {
      return {
        problem: 'is animated, and only its first picture would be shown: save that as .jpg',
      };
    }
    // Reads all of it, at a fraction of its size.
    await sharp(path, { failOn: 'error' }).resize(16).toBuffer();
    return autoOrient;
  } catch (error) {
    const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n', 1);
    if (reason.includes('pixel limit')) return { problem: tooLarge };
    return {
      problem: `cannot be read as a photo: ${reason}. Save it again as .jpg, .png, .webp or .avif`,
    };
  }
}

/** What `sharp` calls the formats of photos; `heif` is that of `.avif`. */
const photoFormats: readonly string[] = ['jpeg', 'png', 'webp', 'heif'];

/** For more than `sharp` decodes, and than any camera has. */
const tooLarge =
  'is too large: it has over 250 million pixels, and 5000 × 5000 are enough for every place. Make it smaller';
