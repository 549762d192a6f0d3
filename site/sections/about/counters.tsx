import { aboutPage, frame, type Content } from '#content-model/content.ts';
import { SampleMark, hideFromSnippets } from '#site/ui/sample-mark.tsx';
import styles from './counters.module.css';
import { Shop } from './shop.tsx';

interface Props {
  readonly label: string;
  readonly counters: Content['aboutPage']['counters'];
}

/** The counters along a street: each has as many shops as it counts, or a single one for a large number. */
export function Counters({ label, counters }: Props) {
  return (
    <ul role="list" className={`${styles.street} row`} aria-label={label}>
      {counters.map(({ sample = false, count, plus = false, label: name, drawn = 'lit' }) => {
        const shops = count > maxShops ? 1 : count;
        const number = count.toLocaleString('en-US');
        return (
          <li key={name} data-shops={shops} data-long={number.length > 5 ? '' : undefined}>
            <p className={`${styles.words} row`}>
              <strong className={styles.count}>
                {number}
                {plus && <span className={styles.plus}>+</span>}
              </strong>{' '}
              <span className={styles.name} {...hideFromSnippets(sample)}>
                {name} {sample && <SampleMark text={frame.sampleMark} />}
              </span>
            </p>
            <div className={styles.shops} aria-hidden="true">
              {Array.from({ length: shops }, (_, place) => (
                <Shop key={place} drawn={drawn} place={place} sign={aboutPage.openSign} />
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** More would be too small on a phone. */
const maxShops = 6;
