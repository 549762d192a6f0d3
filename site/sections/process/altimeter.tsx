import { processPage, processSteps } from '#content-model/content.ts';
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

/** The style sheet of the altimeter marks the current `data-step`, and walks the two people along the line. */
function ClimbProfile() {
  return (
    <svg width="240" height="110" viewBox="0 0 240 110" fill="none" aria-hidden="true">
      <path d={`M0,92 ${line} 240,110 0,110Z`} fill="currentColor" fillOpacity="0.16" />
      <path d={shopAndPines} fill="currentColor" fillOpacity="0.5" />
      <path
        d={`M${line}`}
        stroke="var(--line)"
        strokeWidth="3"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {['var(--action)', 'var(--link)'].map((jacket) => (
        <g key={jacket} data-walker strokeLinecap="round" strokeLinejoin="round">
          <path d="M-6-2-1-13 5-2" stroke="currentColor" strokeWidth="4" />
          <path d="M-1-15 1-24" stroke={jacket} strokeWidth="9" />
          <path d="M-8-25v10" stroke="currentColor" strokeWidth="6" />
          <circle cx="3" cy="-34" r="5.5" fill="currentColor" />
        </g>
      ))}
      {waypoints.map(([x, y], index) => (
        <g data-step={index + 1} key={x}>
          <circle cx={x} cy={y} r="11" fill="var(--line)" fillOpacity="0.3" opacity="0" />
          <circle cx={x} cy={y} r="5" fill="var(--ground)" stroke="var(--line)" strokeWidth="3" />
        </g>
      ))}
    </svg>
  );
}

// The line of `content/images/process-climb-wide.svg`, fitted into this view box.
const line =
  '27,92 53.6,92 62.1,85.2 67.5,84.5 79.2,70.9 87.7,68.9 99.4,72.3 110.5,53.9 118.6,51.2 ' +
  '127.5,53.2 138.8,36.2 147.3,33.5 154.8,34.9 165,24.7 176.1,24 203.8,24 215.5,28.8 ' +
  '227.2,28.1 240,32.2';
const waypoints = [
  [27, 92],
  [99.42, 72.28],
  [176.1, 24],
] as const;
const shopAndPines =
  'M2 92V64h4v-7h15v7h4v28z' +
  'M112 64l-5 14h10zM120 58l-6 17h12zM207 12l-6 16h12zM216 16l-5 14h10z';
