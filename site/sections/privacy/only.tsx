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
  return <span {...onlyWhen(when)}>{children} </span>;
}

/** The same for an element of any kind. */
export function onlyWhen(when: PrivacyCase): Readonly<Record<string, PrivacyCase>> {
  return { [privacyMarks.when]: when };
}
