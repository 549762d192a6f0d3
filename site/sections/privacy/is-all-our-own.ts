import type { PrivacyFacts } from '#contract/privacy-facts.ts';

/** Whether no other company learns anything of a visit. */
export function isAllOurOwn({
  asksForGoogle,
  botCheck,
}: Pick<PrivacyFacts, 'asksForGoogle' | 'botCheck'>): boolean {
  return !asksForGoogle && botCheck === 'proof-of-work';
}
