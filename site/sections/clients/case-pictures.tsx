import { clientsPage } from '#contract/content/content.ts';
import type { Content } from '#contract/content/content-schema.ts';
import { fillSlots } from '#contract/content/fill-slots.ts';
import { ContentPicture } from '#site/content/content-picture.tsx';
import { BeforeAfter } from '#site/ui/before-after.tsx';

export type PicturesOfCase = Pick<
  Content['caseStudies'][number],
  'company' | 'image' | 'alt' | 'focus' | 'before'
>;

interface Props {
  readonly study: PicturesOfCase;
  /** How wide they are shown, as the attribute `sizes` has it. */
  readonly sizes: string;
  /** Whether the text beside them says what they show. */
  readonly isCaptioned?: boolean;
  /** Whether they are seen without scrolling. */
  readonly isFirst?: boolean;
}

/** The picture of a case study, under one divider with the picture from before if there is one. */
export function CasePictures({ study, sizes, isCaptioned = false, isFirst = false }: Props) {
  const { company, before } = study;
  const picture = ({ image, alt, focus }: Omit<PicturesOfCase, 'company' | 'before'>) => (
    <ContentPicture
      image={image}
      alt={isCaptioned ? '' : alt}
      focus={focus}
      place="caseStudy"
      sizes={sizes}
      isFirst={isFirst}
    />
  );
  const after = picture(study);
  if (before === undefined) return after;
  return (
    <BeforeAfter
      before={picture(before)}
      after={after}
      beforeLabel={text.before}
      afterLabel={text.after}
      divider={fillSlots(text.divider, { company })}
      dividerValue={text.dividerValue}
    />
  );
}

const text = clientsPage.picture;
