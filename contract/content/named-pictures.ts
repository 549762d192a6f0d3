import { z } from 'zod';
import type { Content } from './content-schema.ts';
import { focus, picturePlaces, type Picture, type PicturePlaceName } from './picture-schema.ts';
import { schemaAt } from './schema-at.ts';

/** A picture that the content names. */
interface NamedPicture extends Picture {
  /** The part of the content and the field in it: `['team', '0', 'image']`. */
  readonly path: readonly string[];
  readonly place: PicturePlaceName;
}

/** Returns every picture that the YAML files name, with the focus that stands beside it. */
export function namedPictures(content: Content): readonly NamedPicture[] {
  return picturesIn(content, []);
}

function picturesIn(value: unknown, path: readonly string[]): readonly NamedPicture[] {
  if (typeof value !== 'object' || value === null) return [];
  const { data } = z.object({ focus }).safeParse(value);
  return Object.entries(value).flatMap(([key, entry]: [string, unknown]) => {
    const own = [...path, key];
    if (typeof entry !== 'string') return picturesIn(entry, own);
    const place = placeOf(own);
    return place === undefined ? [] : [{ path: own, image: entry, place, focus: data?.focus }];
  });
}

/** The place of a field that names a picture. */
function placeOf(path: readonly string[]): PicturePlaceName | undefined {
  return withPlace.safeParse(schemaAt(path)?.meta()).data?.place;
}

const withPlace = z.object({
  place: z.custom<PicturePlaceName>((name) => typeof name === 'string' && name in picturePlaces),
});
