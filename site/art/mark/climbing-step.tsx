import { LineFrame } from './line-frame.tsx';

/** The separator of a breadcrumb: the line, climbing one step. */
export function ClimbingStep() {
  return (
    <LineFrame width={22} height={12}>
      <path d="M1.5 10.5 8 7l3 2 9.5-7.5" />
    </LineFrame>
  );
}
