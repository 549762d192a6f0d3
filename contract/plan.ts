/**
 * Returns what the agency would do for a visitor, by their answers on the page of the plan: `undefined` without a trade
 * and a goal. The page, the server and the check of the content derive it with this code.
 */
export function planOf(plan: Plan, answers: PlanAnswers): PlanResult | undefined {
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
    .flatMap((link) => plan.services.find(({ service }) => service === link) ?? [])
    .slice(0, 2)
    .map((step) => ({
      ...step,
      because: urgent.find(({ service }) => service === step.service)?.because ?? step.because,
    }));
  return { goal: goal.name, number: need.number, how: need.how, steps };
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
export function priceText({ from, to, per }: Price, texts: PriceTexts): string {
  return (per === 'month' ? texts.monthlyPrice : texts.price)
    .replace('{from}', from.toLocaleString('en-US'))
    .replace('{to}', to.toLocaleString('en-US'));
}

/** Returns what all steps cost together. A single one, and steps without a price, have no such text. */
export function totalPrice(steps: PlanResult['steps'], texts: PriceTexts): string | undefined {
  const prices = steps.flatMap(({ price }) => price ?? []);
  if (steps.length < 2 || prices.length < steps.length) return undefined;
  const totals = ([undefined, 'month'] as const).flatMap((per) => {
    const all = prices.filter((price) => price.per === per);
    const sum = (end: 'from' | 'to') => all.reduce((total, price) => total + price[end], 0);
    return all.length === 0 ? [] : priceText({ from: sum('from'), to: sum('to'), per }, texts);
  });
  return new Intl.ListFormat('en-US').format(totals);
}

/** The id of the answer to each question, by the id of the question. */
export type PlanAnswers = Readonly<Record<string, string | undefined>>;

/** The first question and the last one; those of the content stand between them. */
export const tradeQuestion = 'trade';
export const goalQuestion = 'goal';

/** How the answers come with a contact form without JavaScript, and the wish to send the plan. */
export const planField = (question: string) => `${planPrefix}${question}`;
export const planPrefix = 'plan-';
export const sendPlanField = `${planPrefix}send`;

/** What a plan derives from, of the content. */
export interface PlanContent {
  readonly plan: Plan;
  /** What its lines in a message are called. */
  readonly labels: PriceTexts &
    Readonly<Record<'trade' | 'goal' | 'number' | 'first' | 'second' | 'both', string>>;
  readonly trades: readonly { readonly id: string; readonly name: string }[];
}

export interface Plan {
  readonly goals: readonly { readonly id: string; readonly name: string }[];
  readonly questions: readonly {
    readonly id: string;
    readonly short: string;
    readonly answers: readonly {
      readonly id: string;
      readonly text: string;
      /** The service that then comes before the others, and why. */
      readonly first?: { readonly service: string; readonly because: string } | undefined;
      /** The service that then is not needed. */
      readonly skips?: string | undefined;
    }[];
  }[];
  readonly services: readonly PlanStep[];
  readonly trades: readonly {
    readonly trade: string;
    readonly needs: readonly {
      readonly goal: string;
      readonly number: string;
      /** What moves it. */
      readonly how?: string | undefined;
      readonly services: readonly string[];
    }[];
  }[];
}

/** A service as a step of a plan. */
interface PlanStep {
  readonly service: string;
  readonly step: string;
  /** Why it comes. */
  readonly because?: string | undefined;
  readonly weeks: string;
  readonly price?: Price | undefined;
}

/** A range of prices, for all of a step or for each month of it. */
interface Price {
  readonly from: number;
  readonly to: number;
  readonly per?: 'month' | undefined;
}

/** How a range is written, with its ends in braces. */
type PriceTexts = Readonly<Record<'price' | 'monthlyPrice', string>>;

export interface PlanResult {
  readonly goal: string;
  /** The number to watch. */
  readonly number: string;
  /** What moves it in the trade. */
  readonly how?: string | undefined;
  /** At most two. */
  readonly steps: readonly PlanStep[];
}
