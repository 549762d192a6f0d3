/** The separator of a breadcrumb: the line, climbing one step. */
export function ClimbingStep() {
  return (
    <svg
      width="22"
      height="12"
      viewBox="0 0 22 12"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M1.5 10.5 8 7l3 2 9.5-7.5" />
    </svg>
  );
}
