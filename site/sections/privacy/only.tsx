import type { ReactNode } from 'react';
import { privacyMarks, type PrivacyCase } from '#contract/privacy-facts.ts';

/** A sentence, or a part of one, that the page keeps in one case only. */
export function Only({
  when,
  children,
}: {
  readonly when: PrivacyCase;
  readonly children: ReactNode;
}) {
  return <span {...{ [privacyMarks.when]: when }}>{children} </span>;
}
