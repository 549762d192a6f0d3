import { pictures } from 'virtual:content-pictures';
import { cropAround, focusPosition } from '#site/content/crop-around.ts';
import {
  picturePlaces,
  type Picture,
  type PicturePlace,
  type PicturePlaceName,
} from '#content-model/schemas/picture-schema.ts';

/** The addresses of a picture and the size of its largest version in pixels. */
export interface PictureSources {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Set for a drawing that is animated: its address for visitors who asked for less motion. */
  readonly still?: string;
  /** Set for a drawing that marks boards (`site/content/name-board.ts`). */
  readonly boards?: string;
  /** Set for a photo: the widths of each format, as `srcset` has them, and the focus. */
  readonly photo?: { readonly avif: string; readonly webp: string; readonly focus: string };
}

/** Returns the sources of a picture: at once for a drawing. Throws if there is none, which fails the build. */
export function pictureSources(
  { image, focus }: Picture,
  place: PicturePlaceName,
): PictureSources | Promise<PictureSources> {
  const found = pictures[image];
  if (found === undefined) throw new Error(`content/images/ has no file called "${image}".`);
  if ('photo' in found) return photoSources(found, place, focusPosition(focus));
  return sourcesOf(found);
}

/** Returns the sources of a picture if it is a drawing. */
export function drawingSources(image: string): PictureSources | undefined {
  const found = pictures[image];
  return found && 'drawing' in found ? sourcesOf(found) : undefined;
}

function sourcesOf({ drawing, still, boards }: Drawing): PictureSources {
  const { src, width, height } = drawing;
  return { src, width, height, ...(still && { still: still.src }), ...(boards && { boards }) };
}

type Drawing = Extract<(typeof pictures)[string], { drawing: unknown }>;
type Photo = Exclude<(typeof pictures)[string], Drawing>;

async function photoSources(
  { photo, ...size }: Photo,
  place: PicturePlaceName,
  focus: string,
): Promise<PictureSources> {
  // Not before there is a photo: only Astro has this module.
  const { getImage } = await import('astro:assets');
  const { shape = [size.width, size.height], widths }: PicturePlace = picturePlaces[place];
  const [ratioWidth, ratioHeight] = shape;
  const largest = cropAround(size, shape).width;
  const sizes = widths
    .filter((width) => width <= largest)
    .map((width) => ({ width, height: Math.round((width * ratioHeight) / ratioWidth) }));
  // Astro publishes an original if anything but `getImage` reads a property of it.
  const encode = (format: 'avif' | 'webp') =>
    Promise.all(
      sizes.map(async ({ width, height }) => {
        const { src } = await getImage({ src: photo, format, width, height, position: focus });
        return { src, width, height };
      }),
    );
  const [avif, webp] = await Promise.all([encode('avif'), encode('webp')]);
  const last = webp.at(-1);
  if (last === undefined) throw new Error(`A photo is too small for the place "${place}".`);
  return { ...last, photo: { avif: srcSet(avif), webp: srcSet(webp), focus } };
}

function srcSet(versions: readonly { readonly src: string; readonly width: number }[]): string {
  return versions.map(({ src, width }) => `${src} ${width}w`).join(', ');
}
