import { processPage, processSteps } from '#content-model/content.ts';
import { ClimbProfile } from './climb-profile.tsx';
import styles from './altimeter.module.css';

/** The contents with the climb in miniature: beside the sections, or as a bar above them on a phone. */
export function Altimeter() {
  return (
    <nav
      className={`${styles.altimeter} sticky-bar beside no-print`}
      aria-label={processPage.contentsLabel}
      data-contents
    >
      <div className={styles.profile}>
        <ClimbProfile />
      </div>
      <ol>
        {processSteps.map(({ id, title, when }) => (
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
