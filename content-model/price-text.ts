import type { z } from 'zod';
import type { Plan, planParts } from './schemas/plan-schema.ts';

/** Returns a range of prices as a text: `$2,400 to $6,500`. */
export function priceText(
  { per, ...range }: NonNullable<PlanStep['price']>,
  texts: RangeTexts,
): string {
  return rangeText(range, per === 'month' ? texts.monthlyPrice : texts.price);
}

/** Returns how long a step takes: `3 to 4 weeks; results take months`. Nothing is known of some. */
export function timeText(
  { weeks, time }: Pick<PlanStep, 'weeks' | 'time'>,
  texts: RangeTexts,
): string {
  const range = weeks && rangeText(weeks, texts.weeks);
  return [range, time].filter((part) => part !== undefined).join('; ');
}

/** Returns a line each for the sums of all steps. */
export function totalOf(steps: readonly PlanStep[], texts: RangeTexts): readonly string[] {
  if (steps.length < 2) return [];
  const { once, weeks, monthly, threeMonths } = sumsOf(steps, texts);
  return [once, weeks, monthly, threeMonths].filter((line) => line !== undefined);
}

/**
 * Returns the prices of a plan as its sheet shows them: what the first step costs and how long it takes in a line each,
 * what is due when it begins, what may take its place, and both steps together.
 */
export function sheetPrices(
  {
    steps = [],
    alternative = [],
  }: {
    readonly steps?: readonly PlanStep[];
    readonly alternative?: readonly PlanStep[] | undefined;
  },
  texts: SheetTexts,
) {
  const [first, second] = steps;
  const weeks = first?.weeks && rangeText(first.weeks, texts.weeks);
  // Of a plan whose second step may be another one, this is both together.
  const others = alternative.filter(
    ({ service }) => alternative[0]?.service === first?.service || service !== second?.service,
  );
  return {
    start: first?.price ? [priceText(first.price, texts), ...(weeks ? [weeks] : [])] : [],
    due: dueOf(first, texts),
    alternative: alternativeTotal(others, texts),
    both: totalOf(steps, texts).join(', ') || undefined,
  };
}

/** Returns the range of what may come first, in a line each: what is paid once for it, and its weeks. */
export function openPrices(
  starts: readonly (readonly PlanStep[])[],
  texts: RangeTexts,
): readonly string[] {
  const spanOf = (rangeOf: (step: PlanStep) => Range | undefined) => {
    const sums = starts.flatMap((steps) => {
      const ranges = steps.flatMap((step) => rangeOf(step) ?? []);
      return ranges.length === steps.length ? sumOf(ranges) : [];
    });
    if (sums.length === 0) return undefined;
    const ends = (end: keyof Range) => sums.map((range) => range[end]);
    return { from: Math.min(...ends('from')), to: Math.max(...ends('to')) };
  };
  const price = spanOf((step) => (step.price?.per ? undefined : step.price));
  const weeks = spanOf((step) => step.weeks);
  if (price === undefined) return [];
  return [rangeText(price, texts.price), ...(weeks ? [rangeText(weeks, texts.weeks)] : [])];
}

/** Returns what other steps cost, and how long they take, that may take the place of those of a plan. */
export function alternativeTotal(
  steps: readonly PlanStep[] | undefined,
  texts: RangeTexts,
): string | undefined {
  if (steps === undefined || steps.length === 0) return undefined;
  const { once, weeks, monthly } = sumsOf(steps, texts);
  // Three months of what is paid each month are in the total of the plan.
  return [once, weeks, monthly].filter((line) => line !== undefined).join(', ') || undefined;
}

/**
 * What all steps cost together once, how long they take one after the other, what they cost by the month, and what both
 * cost with three months of that. Steps without a price have none.
 */
function sumsOf(steps: readonly PlanStep[], texts: RangeTexts): Sums {
  const prices = steps.flatMap(({ price }) => price ?? []);
  if (prices.length < steps.length) return {};
  const once = prices.filter(({ per }) => per === undefined);
  const monthly = prices.filter(({ per }) => per === 'month');
  const weeks = steps.flatMap((step) => step.weeks ?? []);
  const sum = (ranges: readonly Range[], text: string, isKnown = ranges.length > 0) =>
    isKnown ? rangeText(sumOf(ranges), text) : undefined;
  return {
    once: sum(once, texts.price),
    weeks: sum(weeks, texts.weeks, weeks.length === steps.length),
    monthly: sum(monthly, texts.monthlyTotal),
    threeMonths: sum(
      [...once, ...monthly, ...monthly, ...monthly],
      texts.threeMonths,
      once.length > 0 && monthly.length > 0,
    ),
  };
}

interface Sums {
  readonly once?: string | undefined;
  readonly weeks?: string | undefined;
  readonly monthly?: string | undefined;
  readonly threeMonths?: string | undefined;
}

/** Returns what is due when a step begins: half of its price, if that is not paid each month, and the agency says so. */
function dueOf(step: PlanStep | undefined, { due, price }: SheetTexts): string | undefined {
  if (due === undefined || !step?.price || step.price.per) return undefined;
  const { from, to } = step.price;
  return rangeText({ from: from / 2, to: to / 2 }, price);
}

function rangeText({ from, to }: Range, text: string): string {
  return text
    .replace('{from}', from.toLocaleString('en-US'))
    .replace('{to}', to.toLocaleString('en-US'));
}

function sumOf(ranges: readonly Range[]): Range {
  const sum = (end: keyof Range) => ranges.reduce((total, range) => total + range[end], 0);
  return { from: sum('from'), to: sum('to') };
}

type SheetTexts = RangeTexts & Pick<PlanTexts, 'due'>;

type PlanStep = Plan['services'][number];

type PlanTexts = z.infer<typeof planParts.sheet>;

/** How a range is written, with its ends in braces. */
export type RangeTexts = Pick<
  PlanTexts,
  'price' | 'monthlyPrice' | 'monthlyTotal' | 'threeMonths' | 'weeks'
>;

type Range = NonNullable<PlanStep['weeks']>;
