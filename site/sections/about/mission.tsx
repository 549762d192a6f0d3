import { aboutPage as text } from '#contract/content/content.ts';
import { Counters } from './counters.tsx';
import styles from './mission.module.css';

/** The mission, over the counters. */
export function Mission() {
  return (
    <section className={styles.mission} data-ground="dark" aria-labelledby="mission-heading">
      <div className={styles.words}>
        <h2 id="mission-heading">{text.missionHeading}</h2>
        <p className={styles.statement}>{text.mission}</p>
      </div>
      {text.counters.length > 0 && <Counters label={text.countersLabel} counters={text.counters} />}
    </section>
  );
}
