import type { ComponentProps } from 'react';
import type { PictureSources } from './picture-sources.ts';

interface Props extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'loading' | 'sizes'> {
  readonly picture: PictureSources;
  readonly alt: string;
  readonly sizes: string;
  /** Whether it is seen without scrolling. Any other is loaded when it comes near. */
  readonly isFirst?: boolean | undefined;
}

/** A drawing or a photo from its sources, also in an island: it does not know the content. */
export function PictureImage(props: Props) {
  const { picture, sizes } = props;
  const { still, boards, photo } = picture;
  if ((still ?? boards ?? photo) === undefined) return <BareImage {...props} />;
  // One with boards needs no source: the visitor's sign goes into it (`site/sections/shop-sign/hang-signs.ts`).
  return (
    <picture>
      <Sources picture={picture} sizes={sizes} />
      <BareImage {...props} />
    </picture>
  );
}

interface SourcesProps extends Pick<ComponentProps<'source'>, 'media' | 'width' | 'height'> {
  readonly picture: PictureSources;
  readonly sizes: string;
}

/** The `source` elements of one file. Without `media`, the `img` after them has the rest. */
export function Sources({ picture, sizes, ...attributes }: SourcesProps) {
  const { src, still, boards, photo } = picture;
  const { media } = attributes;
  const shown = { ...attributes, sizes: photo && sizes, 'data-boards': boards };
  return (
    <>
      {photo && <source type="image/avif" srcSet={photo.avif} {...shown} />}
      {still !== undefined && <source srcSet={still} {...shown} media={withReducedMotion(media)} />}
      {media !== undefined && <source srcSet={photo?.webp ?? src} {...shown} />}
    </>
  );
}

/** A drawing does not know this preference of its page, so the page asks for the still one. */
const reducedMotion = '(prefers-reduced-motion: reduce)';

function withReducedMotion(media: string | undefined): string {
  if (media === undefined) return reducedMotion;
  const queries = media.split(',').map((query) => `${reducedMotion} and ${query.trim()}`);
  return queries.join(', ');
}

export function BareImage({ picture, alt, sizes, isFirst = false, ...rest }: Props) {
  const { src, width, height, boards, photo } = picture;
  return (
    <img
      src={src}
      srcSet={photo?.webp}
      sizes={photo && sizes}
      width={width}
      height={height}
      alt={alt}
      data-focus={photo?.focus}
      data-boards={boards}
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      {...rest}
    />
  );
}
