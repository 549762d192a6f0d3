import type { Content } from '#content-model/content-schema.ts';
import { WindowPicture } from '#site/content/window-picture.tsx';

interface Props {
  readonly picture: Content['aboutPage']['picture'];
  /** The window width in pixels from which the wide picture is shown. */
  readonly wideFrom?: 600 | 960;
  readonly className?: string | undefined;
}

/** The picture under a page's heading, in its two widths. Fetched first, since it is seen first. */
export function HeadPicture({ picture, wideFrom = 960, className }: Props) {
  const { image, phone = image, alt, focus } = picture;
  return (
    <WindowPicture
      className={className}
      files={[
        { image, place: 'pageWide', media: `(width >= ${wideFrom}px)` },
        { image: phone, place: 'pagePhone' },
      ]}
      alt={alt}
      focus={focus}
    />
  );
}
