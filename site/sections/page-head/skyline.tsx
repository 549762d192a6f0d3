import type { Content } from '#contract/content/content-schema.ts';
import { ContentPicture } from '#site/content/content-picture.tsx';
import styles from './skyline.module.css';

type Props = NonNullable<Content['clientsPage']['skyline']>;

/** A street or a ridge along the lower edge of a page's head. */
export function Skyline(picture: Props) {
  return (
    <ContentPicture
      {...picture}
      className={`${styles.skyline} no-print`}
      place="skyline"
      alt=""
      sizes="100vw"
      isFirst
    />
  );
}
