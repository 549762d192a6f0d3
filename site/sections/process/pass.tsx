import styles from './pass.module.css';

/**
 * Where the line crosses the page between two steps: over roofs, over foothills, or down to the page's left
 * edge, from where the prices go on. In a narrow window it runs from edge to edge.
 */
export function Pass({ to }: { readonly to: keyof typeof lines }) {
  return (
    <svg
      className={`${styles.pass} no-print`}
      data-to={to}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      fill="none"
      aria-hidden="true"
    >
      <path d={lines[to]} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** Each begins above and ends below, except at the page's edge. */
const lines = {
  right: 'M0 0V62H15V34H26V18H44V34H55V70H66L74 38 82 62H100V100',
  left: 'M100 0V70H92L82 44 77 52 62 10 52 42 47 34 33 74 27 66 18 84H0V100',
  edge: 'M100 0V60H92L84 78 77 70 63 92H40L31 72 22 92H0',
} as const;
