import type { ComponentProps } from 'react';
import prose from '../article/prose.module.css';
import { PageHead } from '../page-head/page-head.tsx';
import styles from './extra-page.module.css';

/** A page of the agency's own: a head, and the Markdown of `content/pages/<id>.md`. */
export function ExtraPage({ children, ...head }: ComponentProps<typeof PageHead>) {
  return (
    <>
      <PageHead {...head} />
      <div className={styles.body}>
        <div className={prose.prose}>{children}</div>
      </div>
    </>
  );
}
