import type { ComponentProps } from 'react';
import prose from '../article/prose.module.css';
import { HeadPicture } from '../page-head/head-picture.tsx';
import { PageHead } from '../page-head/page-head.tsx';
import styles from './extra-page.module.css';

interface Props extends ComponentProps<typeof PageHead> {
  readonly picture?: ComponentProps<typeof HeadPicture>['picture'] | undefined;
}

/** A page of the agency's own: a head, and the Markdown of `content/pages/<id>.md`. */
export function ExtraPage({ picture, children, ...head }: Props) {
  return (
    <>
      <PageHead {...head}>{picture && <HeadPicture picture={picture} />}</PageHead>
      <div className={styles.body}>
        <div className={prose.prose}>{children}</div>
      </div>
    </>
  );
}
