import type { Content } from '#content-model/schemas/content-schema.ts';
import { goalQuestion, planField, tradeQuestion } from '#contract/plan-fields.ts';

/**
 * Returns the rules that show the plans of the chosen trade, and of the chosen goal if there is one, to visitors without
 * scripts, and the box that sends a plan once there is one. A browser that does not know `:has` shows all.
 */
export function answerStyles({ trades, goals }: NonNullable<Content['plan']>): string {
  const chosen = (question: string, answer: string) =>
    `:root:has([name="${planField(question)}"][value="${answer}"]:checked)`;
  const any = (question: string) => `:has([name="${planField(question)}"]:checked)`;
  const none = `:root:not(${any(tradeQuestion)})`;
  const noPlan = `:root:not(${any(tradeQuestion)}${any(goalQuestion)})`;
  const shown = [
    ...trades.map(({ trade }) => `${chosen(tradeQuestion, trade)} [data-trade="${trade}"]`),
    `${none} [data-trade]:is(:target, :has(:target))`,
  ];
  const otherGoals = goals.map(
    ({ id }) => `${chosen(goalQuestion, id)} [data-goal]:not([data-goal="${id}"])`,
  );
  return `@supports selector(:has(*)) {
[data-trade], ${noPlan} [data-send-plainly], ${otherGoals.join(', ')} { display: none }
${shown.join(', ')} { display: block }
}`;
}
