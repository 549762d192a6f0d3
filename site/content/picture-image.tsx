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
  const image = <BareImage {...props} />;
  if (still !== undefined) {
    return (
      <picture>
        <source media={reducedMotion} srcSet={still} data-boards={boards} />
        {image}
      </picture>
    );
  }
  // The visitor's sign goes into the picture (`site/sections/shop-sign/hang-signs.ts`).
  if (boards !== undefined) return <picture>{image}</picture>;
  if (photo === undefined) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={photo.avif} sizes={sizes} />
      {image}
    </picture>
  );
}

/** A drawing does not know this preference of its page, so the page asks for the still one. */
export const reducedMotion = '(prefers-reduced-motion: reduce)';

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
