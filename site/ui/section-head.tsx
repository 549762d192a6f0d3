import type { PropsWithChildren } from 'react';
import styles from './section-head.module.css';

interface Props {
  readonly id: string;
  readonly heading: string;
  /** What the section is about, in a sentence or two; beside the heading where there is room. */
  readonly lead?: string | undefined;
}

/** What else it has, such as a link, stands under the lead. */
export function SectionHead({ id, heading, lead, children }: PropsWithChildren<Props>) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{heading}</h2>
      {lead !== undefined && <p className="lead">{lead}</p>}
      {children}
    </div>
  );
}
