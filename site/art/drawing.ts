import type { ImageMetadata } from 'astro';

/** A drawing's address and its own size in pixels: what an `img` or a `source` needs of it. */
export type Drawing = Pick<ImageMetadata, 'src' | 'width' | 'height'>;

/**
 * A drawing that `npm run draw` has written, by file name.
 * @throws Error when there is none of that name, which fails the build.
 */
export function drawing(file: string): Drawing {
  const found = drawings[`./drawn/${file}`];
  if (found === undefined) throw new Error(`There is no drawing called "${file}" in site/art.`);
  const { src, width, height } = found;
  return { src, width, height };
}

const drawings = import.meta.glob<ImageMetadata>('./drawn/*.svg', {
  eager: true,
  import: 'default',
});
