import { aboutPage } from '#contract/content/content.ts';
import styles from './facts.module.css';

interface Props {
  /** Whether visits are counted here and nowhere else. */
  readonly countsItself: boolean;
}

/** Where the agency works, when it can be reached, and why it counts visits itself. */
export function Facts({ countsItself }: Props) {
  const { facts = [], ownCounting } = aboutPage;
  const shown = ownCounting && countsItself ? [...facts, ownCounting] : facts;
  if (shown.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {shown.map(({ heading, text }) => (
        <div key={heading}>
          <dt>{heading}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
