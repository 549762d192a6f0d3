import type { ComponentProps, ReactNode } from 'react';
import type { Page } from '../../page-meta/page-list.ts';
import prose from '../article/prose.module.css';
import { PageHead } from '../page-head/page-head.tsx';
import styles from './extra-page.module.css';

interface Props {
  readonly trail: Page['trail'];
  readonly heading: string;
  readonly lead: string;
  readonly skyline: ComponentProps<typeof PageHead>['skyline'];
  /** The text, from `content/pages/<name>.md`. */
  readonly children: ReactNode;
}

/** A page of the agency's own: a head, and sections of Markdown. */
export function ExtraPage({ trail, heading, lead, skyline, children }: Props) {
  return (
    <>
      <PageHead heading={heading} lead={lead} trail={trail} skyline={skyline} />
      <div className={styles.body}>
        <div className={prose.prose}>{children}</div>
      </div>
    </>
  );
}
