import styles from './rider.module.css';

/** The cyclist on a stretch of the line, along which scrolling rides where browsers can. */
export function Rider({ on }: { readonly on: 'roofs' | 'street' }) {
  return (
    <svg
      className={`${styles.rider} no-print`}
      data-on={on}
      viewBox="-40 -104 80 106"
      preserveAspectRatio="xMinYMax"
      fill="none"
      aria-hidden="true"
    >
      <use href="#rider" />
    </svg>
  );
}

/** What each `Rider` of the page shows, itself unseen. */
export function RiderDrawing() {
  return (
    <svg className={styles.drawing} width="0" height="0" aria-hidden="true">
      <symbol id="rider" overflow="visible" fill="none">
        {drawing}
      </symbol>
    </svg>
  );
}

/** A copy by hand of `rider` in `content/images/street-wide.svg`. Its wheels are on (0, 0). */
const drawing = (
  <g strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
    <g stroke="currentColor">
      <circle cx="-22.5" cy="-15" r="14" />
      <circle cx="22.5" cy="-15" r="14" />
      <path d="M-10-46 5-35-2-9M-16-42h10M11-44h8l2 4" />
    </g>
    <path
      d="M-22-15-10-37h22L0-15h-22M0-15-11-41M22-15 11-44"
      stroke="var(--action)"
      strokeWidth="4"
    />
    <path d="M-22-72-8-80-2-60-16-51zM1-86a12 12 0 0 1 24 0z" fill="var(--line)" />
    <path d="M-15-43-9-62Q-6-74 4-76q8 1 7 9L-3-41z" fill="var(--ink-2)" />
    <path d="M2-86h19v3q0 9-9 9-10 0-10-12" fill="var(--accent-200)" />
    <path d="M-9-45 9-38 3-13h8" stroke="var(--main-600)" strokeWidth="8" />
    <path d="M5-69 9-55 17-48" stroke="var(--ink-2)" strokeWidth="6" />
  </g>
);
