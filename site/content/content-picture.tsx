import type { ComponentProps } from 'react';
import type { Picture, PicturePlaceName } from '#content-model/schemas/picture-schema.ts';
import { PictureImage } from './picture-image.tsx';
import { pictureSources } from './picture-sources.ts';

interface Props extends Omit<ComponentProps<typeof PictureImage>, 'picture' | 'alt'> {
  readonly picture: DescribedPicture;
  readonly place: PicturePlaceName;
}

export interface DescribedPicture extends Picture {
  /** Empty where the text around it says what it shows. */
  readonly alt: string;
}

/** A picture of the content. React waits for a photo's sources; an island gets them as a property. */
export function ContentPicture({ picture, place, ...rest }: Props) {
  const sources = pictureSources(picture, place);
  const props = { ...rest, alt: picture.alt };
  if (!(sources instanceof Promise)) return <PictureImage picture={sources} {...props} />;
  return sources.then((found) => <PictureImage picture={found} {...props} />);
}
