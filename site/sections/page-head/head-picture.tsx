import type { Content } from '#content-model/schemas/content-schema.ts';
import { WindowPicture } from '#site/content/window-picture.tsx';

interface Props {
  readonly picture: Content['aboutPage']['picture'];
  /** The window width from which the wide picture is shown. */
  readonly wideFrom?: '37.5em' | '60em';
  readonly className?: string | undefined;
}

/** The picture under a page's heading, in its two widths. Fetched first, since it is seen first. */
export function HeadPicture({ picture, wideFrom = '60em', className }: Props) {
  const { image, phone = image, alt, focus } = picture;
  return (
    <WindowPicture
      className={className}
      files={[
        { image, place: 'pageWide', media: `(width >= ${wideFrom})` },
        { image: phone, place: 'pagePhone' },
      ]}
      alt={alt}
      focus={focus}
    />
  );
}
