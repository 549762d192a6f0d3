import type { ImageMetadata } from 'astro';

/** A drawing's address and its own size in pixels. */
export type Drawing = Pick<ImageMetadata, 'src' | 'width' | 'height'>;

/**
 * A drawing that `npm run draw` has written, by file name.
 * @throws Error when there is none of that name, which fails the build.
 */
export function drawing(file: string): Drawing {
  const found = drawings[`./drawn/${file}`];
  if (found === undefined) throw new Error(`There is no drawing called "${file}" in site/art.`);
  return found;
}

const drawings = import.meta.glob<ImageMetadata>('./drawn/*.svg', {
  eager: true,
  import: 'default',
});
