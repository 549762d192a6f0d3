import type { ImageMetadata } from 'astro';

/** A drawing's address and its own size in pixels: what an `img` or a `source` needs of it. */
export type Drawing = Pick<ImageMetadata, 'src' | 'width' | 'height'>;

/**
 * Returns a drawing of `content/images/` by file name.
 * @throws Error when there is no such file, which fails the build.
 */
export function drawing(file: string): Drawing {
  const found = drawings.get(file);
  if (found === undefined) throw new Error(`The content folder has no images/${file}.`);
  const { src, width, height } = found;
  return { src, width, height };
}

const drawings = new Map(
  Object.entries(
    import.meta.glob<ImageMetadata>('@content/images/*.svg', { eager: true, import: 'default' }),
  ).map(([path, image]) => [path.slice(path.lastIndexOf('/') + 1), image]),
);
