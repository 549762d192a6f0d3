/** Two roofs of the street run on into a peak. The body takes the color of the text. */
export function Mark({ colors = pageColors }: { readonly colors?: MarkColors }) {
  return (
    <svg width="34" height="24" viewBox="0 0 34 24" aria-hidden="true">
      <path d={`${roofsAndPeak}V22.6H1.6Z`} fill="currentColor" />
      <path d="M23.4 2.9 22.4 10l2.4 3.2-1 9.4h8.6Z" fill={colors.peak} />
      <path d="M4.4 15.5h2.6v3.4H4.4zM9.6 11.2h2.6v3.4H9.6z" fill={colors.window} />
      <path
        d={roofsAndPeak}
        fill="none"
        stroke={colors.line}
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}

interface MarkColors {
  readonly peak: string;
  readonly window: string;
  readonly line: string;
}

const pageColors: MarkColors = {
  peak: 'var(--accent-300)',
  window: 'var(--window, var(--example))',
  line: 'var(--line)',
};

/** The line of the mark in its 34 x 24 view box: two roofs, then a peak. */
const roofsAndPeak = 'M1.6 22.6V12H7V7.6h7.8v5L23.4 2l9 20.6';
