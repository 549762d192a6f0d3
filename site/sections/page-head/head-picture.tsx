import { drawing } from '#site/content/drawing.ts';

interface Props {
  readonly wide: string;
  readonly phone: string;
  readonly alt: string;
  /** The window width in pixels from which the wide drawing is shown. */
  readonly wideFrom?: 600 | 960;
  readonly className?: string | undefined;
}

/** The drawing under a page's heading, in its two widths. Fetched first, since it is seen first. */
export function HeadPicture({ wide, phone, alt, wideFrom = 960, className }: Props) {
  const { src, width, height } = drawing(wide);
  return (
    <picture className={className}>
      <source media={`(width >= ${wideFrom}px)`} srcSet={src} width={width} height={height} />
      <img {...drawing(phone)} fetchPriority="high" alt={alt} />
    </picture>
  );
}
