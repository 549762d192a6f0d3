import { planPage } from '#content-model/content.ts';
import { TextLink } from '#site/ui/text-link.tsx';

/** The link to the page of the plan, if there is one. */
export function PlanLink() {
  if (planPage.hidden === true) return null;
  return <TextLink href="/plan">{planPage.link}</TextLink>;
}
