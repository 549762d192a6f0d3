import type { PlanAnswers } from '#content-model/plan.ts';

/** Returns the end of the address that holds the answers: `#trade=bakery&goal=calls`. */
export function hashOfAnswers(answers: Readonly<Record<string, string>>): string {
  return `#${new URLSearchParams(answers).toString()}`;
}

/** Returns the answers that the end of an address holds: `undefined` if it is something else, such as a part of the page. */
export function answersInHash(hash: string): PlanAnswers | undefined {
  return hash.includes('=') ? Object.fromEntries(new URLSearchParams(hash.slice(1))) : undefined;
}
