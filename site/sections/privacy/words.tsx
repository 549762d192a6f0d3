import { privacyMarks, type PrivacyWords } from '#contract/privacy-facts.ts';

/** The place where the host writes a number or a name. */
export function Words({ of }: { readonly of: PrivacyWords }) {
  return <span {...{ [privacyMarks.words]: of }}>…</span>;
}
