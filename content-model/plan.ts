import type { z } from 'zod';
import { goalQuestion, tradeQuestion } from '../contract/plan-fields.ts';
import type { Plan, planParts } from './plan-schema.ts';

/**
 * Returns what the agency would do for a visitor, by their answers on the page of the plan: `undefined` without a trade
 * and a goal. The page, the server and the check of the content derive it with this code.
 */
export function planOf(plan: Plan, answers: PlanAnswers) {
  const goal = plan.goals.find(({ id }) => id === answers[goalQuestion]);
  const trade = plan.trades.find((each) => each.trade === answers[tradeQuestion]);
  const need = trade?.needs.find((each) => each.goal === goal?.id);
  if (goal === undefined || need === undefined) return undefined;
  const given = plan.questions.flatMap((question) => answerTo(question, answers) ?? []);
  const urgent = given.flatMap(({ first }) => first ?? []);
  const needless = given.map(({ skips }) => skips);
  const order = new Set([...urgent.map(({ service }) => service), ...need.services]);
  const steps = [...order]
    .filter((link) => !needless.includes(link))
    .flatMap((link) => stepOf(plan, link) ?? [])
    .slice(0, 2)
    .map((step) => ({
      ...step,
      because: urgent.find(({ service }) => service === step.service)?.because ?? step.because,
    }));
  return { goal: goal.name, number: need.number, how: need.how, steps };
}

/** Returns the step of a service, if there is a plan and it has one. */
export function stepOf(
  plan: Pick<Plan, 'services'> | undefined,
  link: string,
): PlanStep | undefined {
  return plan?.services.find(({ service }) => service === link);
}

function answerTo({ id, answers: all }: Plan['questions'][number], answers: PlanAnswers) {
  return all.find((answer) => answer.id === answers[id]);
}

/** Returns a plan as the lines of a list in a message. */
export function planLines(
  { plan, labels, trades }: PlanContent,
  answers: PlanAnswers,
): readonly string[] {
  const result = planOf(plan, answers);
  if (result === undefined) return [];
  const trade = trades.find(({ id }) => id === answers[tradeQuestion])?.name;
  const rows: readonly (readonly [label: string, text: string | undefined])[] = [
    [labels.trade, trade],
    ...plan.questions.map(
      (question) => [question.short, answerTo(question, answers)?.text] as const,
    ),
    [labels.goal, result.goal],
    [labels.number, result.number],
    ...result.steps.map(({ step, weeks, price }, index) => {
      const facts = [weeks, ...(price ? [priceText(price, labels)] : [])].join(', ');
      return [index === 0 ? labels.first : labels.second, `${step} (${facts})`] as const;
    }),
    [labels.both, totalPrice(result.steps, labels)],
  ];
  return rows.flatMap(([label, text]) => (text === undefined ? [] : [`- ${label}: ${text}`]));
}

/** Returns a range of prices as a text: `$2,400 to $6,500`. */
export function priceText(
  { from, to, per }: NonNullable<PlanStep['price']>,
  texts: PriceTexts,
): string {
  return (per === 'month' ? texts.monthlyPrice : texts.price)
    .replace('{from}', from.toLocaleString('en-US'))
    .replace('{to}', to.toLocaleString('en-US'));
}

/** Returns what all steps cost together. A single one, and steps without a price, have no such text. */
export function totalPrice(steps: readonly PlanStep[], texts: PriceTexts): string | undefined {
  const prices = steps.flatMap(({ price }) => price ?? []);
  if (steps.length < 2 || prices.length < steps.length) return undefined;
  const totals = ([undefined, 'month'] as const).flatMap((per) => {
    const all = prices.filter((price) => price.per === per);
    const sum = (end: 'from' | 'to') => all.reduce((total, price) => total + price[end], 0);
    return all.length === 0 ? [] : priceText({ from: sum('from'), to: sum('to'), per }, texts);
  });
  return new Intl.ListFormat('en-US').format(totals);
}

type PlanStep = Plan['services'][number];

/** The id of the answer to each question, by the id of the question. */
export type PlanAnswers = Readonly<Record<string, string | undefined>>;

/** What a plan derives from, of the content. */
export interface PlanContent {
  readonly plan: Plan;
  /** What its lines in a message are called. */
  readonly labels: PriceTexts &
    Pick<PlanTexts, 'trade' | 'goal' | 'number' | 'first' | 'second' | 'both'>;
  readonly trades: readonly { readonly id: string; readonly name: string }[];
}

type PlanTexts = z.infer<typeof planParts.sheet>;

/** How a range is written, with its ends in braces. */
type PriceTexts = Pick<PlanTexts, 'price' | 'monthlyPrice'>;

export type PlanResult = NonNullable<ReturnType<typeof planOf>>;
