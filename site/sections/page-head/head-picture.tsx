import { drawing } from '#site/content/drawing.ts';

interface Props {
  readonly wide: string;
  readonly phone: string;
  readonly alt: string;
  /** From where on the wide drawing is shown; from 960 px if it is not said. */
  readonly wideFrom?: 600 | 960;
  readonly className?: string | undefined;
}

/** The drawing under a page's heading, in its two widths. It is the first thing seen, so it comes first. */
export function HeadPicture({ wide, phone, alt, wideFrom = 960, className }: Props) {
  const { src, width, height } = drawing(wide);
  return (
    <picture className={className}>
      <source media={`(width >= ${wideFrom}px)`} srcSet={src} width={width} height={height} />
      <img {...drawing(phone)} fetchPriority="high" alt={alt} />
    </picture>
  );
}
