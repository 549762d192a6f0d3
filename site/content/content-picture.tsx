import type { ComponentProps } from 'react';
import type { Picture, PicturePlaceName } from '#content-model/picture-schema.ts';
import { PictureImage } from './picture-image.tsx';
import { pictureSources } from './picture-sources.ts';

interface Props extends Picture, Omit<ComponentProps<typeof PictureImage>, 'picture'> {
  readonly place: PicturePlaceName;
}

/** A picture of the content. React waits for a photo's sources; an island gets them as a property. */
export function ContentPicture({ image, focus, place, ...rest }: Props) {
  const sources = pictureSources({ image, focus }, place);
  if (!(sources instanceof Promise)) return <PictureImage picture={sources} {...rest} />;
  return sources.then((picture) => <PictureImage picture={picture} {...rest} />);
}
