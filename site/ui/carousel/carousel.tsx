import { Children, useSyncExternalStore, type ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import styles from './carousel.module.css';
import { useAutoplay } from './use-autoplay.ts';
import { useEmbla } from './use-embla.ts';

interface Props {
  /** What the items are, in a word or two: names the group and its control. */
  readonly label: string;
  /** What the control says while the items move, and while they rest. */
  readonly pause: string;
  readonly play: string;
  /** Stands above the items, with the pause control beside it. */
  readonly heading: ReactNode;
  readonly children: ReactNode;
}

/**
 * A list of items that loops by itself: one shown from 0 px, two from 576, three from 992. Until it is
 * hydrated, without scripts and with less motion it is a plain list.
 */
export function Carousel({ label, pause, play, heading, children }: Props) {
  const mayMove = useMayMove();
  const { windowRef, api, selected, steering } = useEmbla();
  const { isPaused, togglePaused, onHover, onFocusWithin } = useAutoplay(api);

  const items = Children.toArray(children);
  const slides = mayMove ? repeat(items) : items;

  return (
    <div className={styles.carousel} data-moves={mayMove || undefined} {...onFocusWithin}>
      <div className={styles.head}>
        {heading}
        {mayMove && (
          <div className={styles.controls}>
            <span className={`${styles.place} note`} aria-hidden>
              {(selected % items.length) + 1} / {items.length}
            </span>
            {/* What moves by itself for more than five seconds can be stopped (WCAG 2.2.2). */}
            <button type="button" className={`${styles.control} no-print`} onClick={togglePaused}>
              <Icon name={isPaused ? 'play' : 'pause'} size="1.25rem" />
              <span className={styles.controlWord}>{isPaused ? play : pause}</span>
              <span className="visually-hidden"> {label}</span>
            </button>
          </div>
        )}
      </div>
      <div className={styles.stage} {...onHover} {...steering}>
        <div
          className={styles.window}
          ref={mayMove ? windowRef : null}
          // Before hydration it is a row that scrolls, also by keyboard.
          role="group"
          aria-label={label}
          tabIndex={0}
        >
          <ul role="list" className={styles.track}>
            {slides.map((item, index) => (
              <li
                key={index}
                className={styles.slide}
                data-beside={api && index !== selected ? true : undefined}
                // A repeated item only fills the loop: it must not be read, found or tabbed twice.
                {...(index >= items.length && { 'aria-hidden': true, inert: true })}
              >
                <div className={styles.face}>{item}</div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}

/** While three slide by, one is seen at each edge: fewer items than that appear again. */
function repeat(items: ReactNode[]) {
  const times = items.length > 0 ? Math.ceil(5 / items.length) : 0;
  return Array.from({ length: times }, () => items).flat();
}

/** False for visitors who asked for less motion, and in the markup as served. */
function useMayMove(): boolean {
  return useSyncExternalStore(
    subscribeToPreference,
    () => motionPreference().matches,
    () => false,
  );
}

function motionPreference() {
  return matchMedia('(prefers-reduced-motion: no-preference)');
}

function subscribeToPreference(listener: () => void) {
  const query = motionPreference();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
