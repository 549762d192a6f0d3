import type { ComponentProps } from 'react';
import type { DescribedPicture } from '#site/content/content-picture.tsx';
import prose from '../article/prose.module.css';
import { BesidePicture } from '../page-head/beside-picture.tsx';
import { PageHead } from '../page-head/page-head.tsx';
import styles from './extra-page.module.css';

interface Props extends ComponentProps<typeof PageHead> {
  readonly picture?: DescribedPicture | undefined;
}

/** A page of the agency's own: a head, and the Markdown of `content/pages/<id>.md`. */
export function ExtraPage({ picture, children, ...head }: Props) {
  return (
    <>
      <PageHead {...head} pictureStands="beside">
        {picture && (
          <BesidePicture
            className={`${styles.picture} rounded`}
            picture={picture}
            place="article"
          />
        )}
      </PageHead>
      <div className={styles.body}>
        <div className={prose.prose}>{children}</div>
      </div>
    </>
  );
}
