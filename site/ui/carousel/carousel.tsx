import { Children, type ReactNode } from 'react';
import styles from './carousel.module.css';
import { PauseControl } from './pause-control.tsx';
import { useAutoplay } from './use-autoplay.ts';
import { useEmbla } from './use-embla.ts';
import { useMotionWelcome } from './use-motion-welcome.ts';
import { useRest } from './use-rest.ts';
import { useSteering } from './use-steering.ts';

interface CarouselProps {
  /** What the items are, in a word or two: names the group and its control. */
  label: string;
  /** Stands above the items, with the pause control beside it. */
  heading: ReactNode;
  /** One element for each item. */
  children: ReactNode;
}

/**
 * A list of items that loops by itself: one shown from 0 px, two from 576, three from 992.
 *
 * Until it is hydrated it is a plain list: three in a row, or a row that a finger can scroll. It
 * stays one without JavaScript and for visitors who asked for less motion, and then all items
 * stand below each other where they do not fit in a row.
 */
export function Carousel({ label, heading, children }: CarouselProps) {
  const moves = useMotionWelcome();
  const { windowRef, api, selected } = useEmbla();
  const rest = useRest();
  const steering = useSteering(api);
  useAutoplay(api, rest.resting);

  const items = Children.toArray(children);
  const slides = moves ? repeated(items) : items;

  return (
    <div className={styles.carousel} data-moves={moves || undefined} {...rest.onFocusWithin}>
      <div className={styles.head}>
        {heading}
        {moves && (
          <PauseControl label={label} paused={rest.paused} onToggle={rest.onTogglePaused} />
        )}
      </div>
      <div className={styles.stage} {...rest.onHover} {...steering}>
        <div
          className={styles.window}
          ref={moves ? windowRef : null}
          // Asleep it is a row that scrolls: the keyboard must be able to, then as later.
          role="group"
          aria-label={label}
          tabIndex={0}
        >
          <ul className={styles.track}>
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

/** While three slide by, a fourth is seen at the edge: fewer items than that appear again. */
function repeated(items: ReactNode[]) {
  const times = items.length > 0 ? Math.ceil(4 / items.length) : 0;
  return Array.from({ length: times }, () => items).flat();
}
