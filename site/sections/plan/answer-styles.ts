import type { Content } from '#content-model/content-schema.ts';
import { goalQuestion, planField, tradeQuestion } from '#contract/plan.ts';

/**
 * Returns the rules that show the plans of the chosen trade, and of the chosen goal if there is one, to visitors without
 * scripts. A browser that does not know `:has` shows all.
 */
export function answerStyles({ trades, goals }: NonNullable<Content['plan']>): string {
  const chosen = (question: string, answer: string) =>
    `:root:has([name="${planField(question)}"][value="${answer}"]:checked)`;
  const none = `:root:not(:has([name="${planField(tradeQuestion)}"]:checked))`;
  const shown = [
    ...trades.map(({ trade }) => `${chosen(tradeQuestion, trade)} [data-trade="${trade}"]`),
    `${none} [data-trade]:target`,
  ];
  const otherGoals = goals.map(
    ({ id }) => `${chosen(goalQuestion, id)} [data-goal]:not([data-goal="${id}"])`,
  );
  return `@supports selector(:has(*)) {
[data-trade], ${otherGoals.join(', ')} { display: none }
${shown.join(', ')} { display: block }
}`;
}
