import { LineFrame } from './line-frame.tsx';

/**
 * The small line in buttons and links: roofs, then a peak, then a waypoint.
 * Both paths have a length of 1, so a style sheet can let `.line-icon-climb` draw itself
 * (`stroke-dasharray: 1; stroke-dashoffset: 1 → 0`) and `.line-icon-dot` rise after it.
 */
export function LineIcon() {
  return (
    <LineFrame width={38} height={20}>
      <path
        className="line-icon-climb"
        pathLength="1"
        d="M1.5 17.5V10H7V5.5h7.5v9l4 2.5L26.5 3l6 8.2"
      />
      <circle
        className="line-icon-dot"
        cx="34"
        cy="13.2"
        r="2.6"
        fill="currentColor"
        stroke="none"
      />
    </LineFrame>
  );
}
