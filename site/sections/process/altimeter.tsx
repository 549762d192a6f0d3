import { processPage } from '#contract/content/content.ts';
import { ClimbProfile } from './climb-profile.tsx';
import styles from './altimeter.module.css';

interface Props {
  readonly stops: readonly { readonly id: string; readonly title: string; readonly when: string }[];
}

/**
 * The page's contents with the climb in miniature: beside the sections, or as a bar above them on a
 * phone. `markCurrentSection` marks the current one.
 */
export function Altimeter({ stops }: Props) {
  return (
    <nav
      className={`${styles.altimeter} no-print`}
      aria-label={processPage.contentsLabel}
      data-contents
    >
      <div className={styles.profile}>
        <ClimbProfile />
      </div>
      <ol>
        {stops.map(({ id, title, when }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span className={styles.title}>{title}</span>
              <span className={styles.when}>{when}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
