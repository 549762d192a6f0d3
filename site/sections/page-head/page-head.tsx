import type { ReactNode } from 'react';
import type { Content } from '#content-model/schemas/content-schema.ts';
import { ContentPicture } from '#site/content/content-picture.tsx';
import { longWord } from '#site/ui/length-name.ts';
import type { Page } from '../../page-meta/page-list.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import styles from './page-head.module.css';
import skylineStyles from './skyline.module.css';

export type Trail = Page['trail'];

interface Props {
  readonly heading: ReactNode;
  readonly lead?: ReactNode;
  readonly trail?: Trail | undefined;
  /** Above the heading of a page without a breadcrumb. */
  readonly label?: string;
  readonly actions?: ReactNode;
  /** `below`: from edge to edge under the text. `beside`: to the right of it where there is room. */
  readonly pictureStands?: 'below' | 'beside';
  readonly children?: ReactNode;
  /** The low picture that the head ends in. Without it, and without a drawing below, the sky fades out. */
  readonly skyline?: Content['clientsPage']['skyline'];
  /** Which part of it, so that pages with the same one differ. */
  readonly skylinePart?: number;
}

/** The head of every page but the home page: breadcrumb, heading and drawing. */
export function PageHead({ heading, lead, trail, label, actions, children, ...pictures }: Props) {
  const { pictureStands = 'below', skyline, skylinePart } = pictures;
  return (
    <header
      className={styles.head}
      data-picture={children == null ? undefined : pictureStands}
      data-skyline={skyline && ''}
    >
      <div className={styles.words}>
        {trail && <Breadcrumb trail={trail} />}
        {label !== undefined && <p className={styles.label}>{label}</p>}
        <h1 {...(typeof heading === 'string' && longWord(heading))}>{heading}</h1>
        {lead != null && <p className={styles.lead}>{lead}</p>}
        {actions != null && <div className={`${styles.actions} row`}>{actions}</div>}
      </div>
      {children != null && <div className={styles.picture}>{children}</div>}
      {skyline && (
        <ContentPicture
          className={`${skylineStyles.skyline} drawn-part no-print`}
          picture={{ ...skyline, alt: '' }}
          place="skyline"
          sizes="100vw"
          isFirst
          data-part={skylinePart}
        />
      )}
    </header>
  );
}
