import { frame } from '#content-model/content.ts';
import { fillSlots } from '#content-model/fill-slots.ts';
import type { Picture, PicturePlaceName } from '#content-model/picture-schema.ts';
import { BeforeAfter } from '#site/ui/before-after.tsx';
import { ContentPicture } from '#site/content/content-picture.tsx';

interface DescribedPicture extends Picture {
  readonly alt: string;
}

interface Props {
  readonly picture: DescribedPicture & { readonly before?: DescribedPicture | undefined };
  readonly place: PicturePlaceName;
  readonly sizes: string;
  /** What it is a picture of, for screen readers. */
  readonly what: string;
  readonly labels?: { readonly before: string; readonly after: string } | undefined;
  /** Whether the text beside it says what it shows. */
  readonly isCaptioned?: boolean;
  readonly isFirst?: boolean;
  /** Whether a guess uncovers it. */
  readonly isGuessed?: boolean;
}

/** A picture of the content, under one divider with the picture from before if there is one. */
export function ComparedPicture(props: Props) {
  const { picture, place, sizes, what, labels = text, isCaptioned, isFirst, isGuessed } = props;
  const shown = ({ image, alt, focus }: DescribedPicture, isSeen = isFirst) => (
    <ContentPicture
      image={image}
      alt={isCaptioned ? '' : alt}
      focus={focus}
      place={place}
      sizes={sizes}
      isFirst={isSeen}
    />
  );
  if (picture.before === undefined) return shown(picture);
  return (
    <BeforeAfter
      before={shown(picture.before)}
      after={shown(picture, isFirst === true && isGuessed !== true)}
      beforeLabel={labels.before}
      afterLabel={labels.after}
      divider={fillSlots(text.divider, { what })}
      dividerValue={text.dividerValue}
      isGuessed={isGuessed}
    />
  );
}

const text = frame.comparison;
