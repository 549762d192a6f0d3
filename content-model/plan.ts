import type { z } from 'zod';
import { goalQuestion, tradeQuestion } from '../contract/plan-fields.ts';
import { priceText, sheetPrices, timeText, type RangeTexts } from './price-text.ts';
import type { Plan, planParts } from './schemas/plan-schema.ts';

/**
 * Returns what the agency would do for a visitor, by their answers on the page of the plan: `undefined` without a trade
 * and a goal. The page, the server and the check of the content derive it with this code.
 */
export function planOf(plan: Plan, answers: PlanAnswers) {
  const goal = plan.goals.find(({ id }) => id === answers[goalQuestion]);
  const trade = plan.trades.find((each) => each.trade === answers[tradeQuestion]);
  const need = trade?.needs.find((each) => each.goal === goal?.id);
  if (goal === undefined || need === undefined) return undefined;
  const given = answersGiven(plan, answers);
  const urgent = given.flatMap(({ first }) => first ?? []);
  const needless = given.flatMap(({ skips = [] }) => skips);
  const stepsFrom = (services: readonly string[]) => {
    const helpful = services
      .filter((link) => !needless.includes(link))
      .flatMap((link) => stepOf(plan, link) ?? []);
    // An answer changes the order, and adds nothing that does not help here.
    return [...new Set([...urgent.flatMap((first) => helpful.filter(isStepOf(first))), ...helpful])]
      .slice(0, 2)
      .map((step) => ({
        ...step,
        because: urgent.find((first) => isStepOf(first)(step))?.because ?? step.because,
      }));
  };
  const isWithout = (links: readonly string[]) =>
    !stepsFrom(need.services).some(({ service }) => links.includes(service));
  const { name = goal.name, number, otherwise } = need;
  const { how, services = need.services } =
    otherwise && isWithout(otherwise.without) ? otherwise : need;
  const steps = stepsFrom(services);
  const missing = urgent.filter((first) => !steps.some(isStepOf(first)));
  const sentences = [how, ...missing.map(({ instead }) => instead)];
  return {
    ...{ goal: name, number, how: sentences.filter(Boolean).join(' ') || undefined, steps },
    alternative: alternativeSteps(plan, steps.slice(0, 1), answers),
  };
}

/** Returns what the owner can do at once, for nothing, after the answers that were given, if something. */
export function atOnceAfter(plan: Plan, answers: PlanAnswers): string | undefined {
  return (
    answersGiven(plan, answers)
      .flatMap(({ atOnce }) => atOnce ?? [])
      .join(' ') || undefined
  );
}

/** Returns the steps with what may take the place of some after the answers that were given, if something may. */
function alternativeSteps(plan: Plan, steps: readonly PlanStep[], answers: PlanAnswers) {
  const links = steps.flatMap(({ service, alternative }) => {
    const [question = '', answer] = alternative?.answer.split('=') ?? [];
    const isGiven = answer !== undefined && answers[question] === answer;
    return isGiven && alternative ? alternative.services : [service];
  });
  if (links.every((link) => steps.some(({ service }) => service === link))) return undefined;
  return [...new Set(links)].flatMap((link) => stepOf(plan, link) ?? []);
}

/**
 * Returns what may come first in the plans that the answers leave open, each once, in the order of the content: one step,
 * or those that take its place.
 */
export function openStarts(plan: Plan, given: PlanAnswers): readonly (readonly PlanStep[])[] {
  const questions: readonly (readonly [question: string, answers: readonly string[]])[] = [
    [tradeQuestion, plan.trades.map(({ trade }) => trade)],
    ...plan.questions.map(({ id, answers }) => [id, answers.map((answer) => answer.id)] as const),
    [goalQuestion, plan.goals.map(({ id }) => id)],
  ];
  let open: readonly PlanAnswers[] = [{}];
  for (const [question, answers] of questions) {
    const left = given[question] === undefined ? answers : [given[question]];
    open = open.flatMap((one) => left.map((answer) => ({ ...one, [question]: answer })));
  }
  const starts = open.flatMap((answers) => {
    const [first] = planOf(plan, answers)?.steps ?? [];
    if (first === undefined) return [];
    const alternative = alternativeSteps(plan, [first], answers);
    return alternative ? [[first], alternative] : [[first]];
  });
  const links = (steps: readonly PlanStep[]) => steps.map(({ service }) => service).join(' ');
  const place = ([first]: readonly PlanStep[]) =>
    plan.services.findIndex(({ service }) => service === first?.service);
  return [...new Map(starts.map((steps) => [links(steps), steps])).values()].toSorted(
    (one, other) => place(one) - place(other),
  );
}

/** Returns the answers of the typical owner. */
function typicalAnswers({ typical = [] }: Plan): PlanAnswers {
  return Object.fromEntries(new URLSearchParams(typical.join('&')));
}

/** Returns the end of the address of a plan, which holds its answers: `#trade=bakery&goal=calls`. */
export function planHash(answers: PlanAnswers): string {
  const given = Object.entries(answers).flatMap(([question, answer]) =>
    answer === undefined ? [] : [[question, answer]],
  );
  return `#${new URLSearchParams(given).toString()}`;
}

/** Returns the plan for each goal that a typical owner in a trade would have. */
export function typicalPlans(plan: Plan, trade: string) {
  return plan.goals.flatMap(({ id }) => {
    const answers = { ...typicalAnswers(plan), [tradeQuestion]: trade, [goalQuestion]: id };
    const result = planOf(plan, answers);
    return result ? [{ id, answers, ...result }] : [];
  });
}

/** Returns the step of a service, if there is a plan and it has one. */
export function stepOf<Step extends Pick<PlanStep, 'service'>>(
  plan: { readonly services: readonly Step[] } | undefined,
  link: string,
): Step | undefined {
  return plan?.services.find(({ service }) => service === link);
}

/** Returns whether a step is that of a service, or of a part of it. */
function isStepOf({ service }: { readonly service: string }) {
  return (step: PlanStep) => step.service === service || step.partOf === service;
}

function answersGiven({ questions }: Plan, answers: PlanAnswers) {
  return questions.flatMap((question) => answerTo(question, answers) ?? []);
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
  const [first, second] = result.steps;
  const prices = sheetPrices(result, labels);
  const rows: readonly (readonly [label: string, text: string | undefined])[] = [
    [labels.trade, trade],
    ...plan.questions.map(
      (question) => [question.short, answerTo(question, answers)?.text] as const,
    ),
    [labels.goal, result.goal],
    [labels.number, result.number],
    [labels.first, first && stepText(first, labels)],
    [labels.alternative, prices.alternative],
    [labels.second, second && stepText(second, labels)],
    [labels.both, prices.both],
  ];
  return rows.flatMap(([label, text]) => (text === undefined ? [] : [`- ${label}: ${text}`]));
}

function stepText({ step, price, ...times }: PlanStep, labels: PlanContent['labels']): string {
  const facts = [price && priceText(price, labels), timeText(times, labels)];
  const known = facts.filter(Boolean).join(', ');
  return known === '' ? step : `${step} (${known})`;
}

type PlanStep = Plan['services'][number];

/** The id of the answer to each question, by the id of the question. */
export type PlanAnswers = Readonly<Record<string, string | undefined>>;

/** What a plan derives from, of the content. */
export interface PlanContent {
  readonly plan: Plan;
  /** What its lines in a message are called. */
  readonly labels: RangeTexts &
    Pick<PlanTexts, 'trade' | 'goal' | 'number' | 'first' | 'second' | 'both' | 'alternative'>;
  readonly trades: readonly { readonly id: string; readonly name: string }[];
}

type PlanTexts = z.infer<typeof planParts.sheet>;

export type PlanResult = NonNullable<ReturnType<typeof planOf>>;
