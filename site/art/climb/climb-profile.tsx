import { through } from '../kit/svg.ts';
import { climbPath } from './climb-path.ts';

/**
 * The climb in small, for the sticky bar or column beside the sections of the process.
 * Each waypoint is a `g.climb-waypoint[data-step]`, 1 to 3, with a `.climb-ring` behind its
 * `.climb-dot`; the page marks the current one with CSS alone:
 *
 * ```css
 * [data-step='2'] .climb-ring { opacity: 1; }
 * ```
 *
 * Hill, shop and pines are tints of the text's colour,
 * the line is `--line`, the dots are filled with `--ground`.
 */
export function ClimbProfile() {
  return (
    <svg
      className="climb-profile"
      width="240"
      height="110"
      viewBox="0 0 240 110"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d={body} fill="currentColor" fillOpacity="0.16" />
      <path d={shopAndPines} fill="currentColor" fillOpacity="0.5" />
      <path
        className="climb-line"
        pathLength="1"
        d={through(line)}
        stroke="var(--line)"
        strokeWidth="3"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {waypoints.map(([x, y], index) => (
        <g className="climb-waypoint" data-step={index + 1} key={x}>
          <circle
            className="climb-ring"
            cx={x}
            cy={y}
            r="11"
            fill="var(--line)"
            fillOpacity="0.3"
            opacity="0"
          />
          <circle
            className="climb-dot"
            cx={x}
            cy={y}
            r="5"
            fill="var(--ground)"
            stroke="var(--line)"
            strokeWidth="3"
          />
        </g>
      ))}
    </svg>
  );
}

const { line, waypoints } = climbPath({ left: 27, right: 240, top: 24, bottom: 92 });
const body = `${through([[0, 92], ...line, [240, 110], [0, 110]])}Z`;
const shopAndPines =
  'M2 92V64h4v-7h15v7h4v28z' +
  'M112 64l-5 14h10zM120 58l-6 17h12zM207 12l-6 16h12zM216 16l-5 14h10z';
