import type { ReactNode } from 'react';
import styles from './line-icon.module.css';

/** Roofs, then a peak, then a waypoint. Both paths have a length of 1, for the animation. */
export function LineIcon() {
  return (
    <LineFrame width={38} height={20}>
      <path
        className={styles.climb}
        pathLength="1"
        d="M1.5 17.5V10H7V5.5h7.5v9l4 2.5L26.5 3l6 8.2"
      />
      <circle className={styles.dot} cx="34" cy="13.2" r="1.6" fill="currentColor" />
    </LineFrame>
  );
}

/** The separator of a breadcrumb: the line, climbing one step. */
export function ClimbingStep() {
  return (
    <LineFrame width={22} height={12}>
      <path d="M1.5 10.5 8 7l3 2 9.5-7.5" />
    </LineFrame>
  );
}

interface FrameProps {
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

function LineFrame({ width, height, children }: FrameProps) {
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
