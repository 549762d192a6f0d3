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
  return { goal: goal.name, number: need.number, steps };
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
      const facts = [weeks, price].filter((fact) => fact !== undefined).join(', ');
      return [index === 0 ? labels.first : labels.second, `${step} (${facts})`] as const;
    }),
  ];
  return rows.flatMap(([label, text]) => (text === undefined ? [] : [`- ${label}: ${text}`]));
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
  readonly labels: Readonly<Record<'trade' | 'goal' | 'number' | 'first' | 'second', string>>;
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
  readonly price?: string | undefined;
}

export interface PlanResult {
  readonly goal: string;
  /** The number to watch. */
  readonly number: string;
  /** At most two. */
  readonly steps: readonly PlanStep[];
}
