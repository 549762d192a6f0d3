import type { ComponentProps } from 'react';
import { ContentPicture } from '#site/content/content-picture.tsx';

type Props = Pick<ComponentProps<typeof ContentPicture>, 'className' | 'picture' | 'place'>;

/** The picture beside a page's heading, under it in narrow windows. */
export function BesidePicture(props: Props) {
  return <ContentPicture {...props} sizes="(width >= 60em) 42vw, 100vw" isFirst />;
}
