import styles from './section-head.module.css';

interface Props {
  readonly id: string;
  readonly heading: string;
  /** What the section is about, in a sentence or two; beside the heading where there is room. */
  readonly lead?: string | undefined;
}

export function SectionHead({ id, heading, lead }: Props) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{heading}</h2>
      {lead !== undefined && <p className="lead">{lead}</p>}
    </div>
  );
}
