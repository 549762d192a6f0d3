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

/** Returns a line each for the sums of both steps, over all steps that a plan may have. */
export function totalOf(plans: readonly Steps[], texts: RangeTexts): readonly string[] {
  if (plans.some((steps) => steps.length < 2 || steps.some(({ price }) => !price))) return [];
  const sums = plans.map(sumsOf);
  const line = (part: keyof Sums, text: string) => {
    const span = widest(sums.flatMap((each) => each[part] ?? []));
    return span && sums.every((each) => each[part]) ? rangeText(span, text) : undefined;
  };
  const lines = [
    line('once', texts.price),
    line('weeks', texts.weeks),
    line('monthly', texts.monthlyTotal),
  ];
  return lines.filter((each) => each !== undefined);
}

/**
 * Returns the prices of a plan as its sheet shows them: what the first step costs and how long it takes in a line each,
 * what is due when it begins, and both steps together. Where others may take the place of the first, the lines have
 * both, and each has one of its own.
 */
export function sheetPrices(
  { steps = [], alternative }: { readonly steps?: Steps; readonly alternative?: Steps | undefined },
  texts: SheetTexts,
) {
  const [first, second] = steps;
  const starts = first ? [[first], ...(alternative ? [alternative] : [])] : [];
  const plans = second ? starts.map((start) => [...without(start, second), second]) : [];
  return {
    start: openPrices(starts, texts),
    alternative: alternative && inOneLine(openPrices([alternative], texts)),
    instead: alternative && inOneLine(openPrices(starts.slice(0, 1), texts)),
    due: dueOf(starts, texts),
    both: inOneLine(totalOf(plans, texts)),
  };
}

/**
 * Returns the range of what may come first, in a line each: what is paid once for it, its weeks, and what is paid each
 * month. Nothing where one has no price.
 */
export function openPrices(starts: readonly Steps[], texts: RangeTexts): readonly string[] {
  if (starts.some((steps) => steps.some(({ price }) => !price))) return [];
  const isMonthly = (steps: Steps) => steps.some(({ price }) => price?.per);
  const once = starts.filter((steps) => !isMonthly(steps));
  const monthly = starts.filter(isMonthly);
  const text = (range: Range | undefined, words: string) => range && rangeText(range, words);
  const price = text(
    spanOf(once, (step) => step.price),
    texts.price,
  );
  const eachMonth = text(
    spanOf(monthly, (step) => step.price),
    price === undefined ? texts.monthlyPrice : texts.orMonthly,
  );
  const weeks = text(
    spanOf(once.length > 0 ? once : monthly, (step) => step.weeks),
    texts.weeks,
  );
  const lines = [price ?? eachMonth, weeks, price && eachMonth];
  return lines.filter((line) => line !== undefined);
}

function inOneLine(lines: readonly string[]): string | undefined {
  return lines.length === 0 ? undefined : lines.join(', ');
}

function without(steps: Steps, { service }: PlanStep): Steps {
  return steps.filter((step) => step.service !== service);
}

/** The lowest and the highest sum of the ranges of steps, if each has one. */
function spanOf(
  starts: readonly Steps[],
  rangeOf: (step: PlanStep) => Range | undefined,
): Range | undefined {
  const sums = starts.flatMap((steps) => {
    const ranges = steps.flatMap((step) => rangeOf(step) ?? []);
    return ranges.length === steps.length ? sumOf(ranges) : [];
  });
  return sums.length < starts.length ? undefined : widest(sums);
}

function widest(ranges: readonly Range[]): Range | undefined {
  if (ranges.length === 0) return undefined;
  const ends = (end: keyof Range) => ranges.map((range) => range[end]);
  return { from: Math.min(...ends('from')), to: Math.max(...ends('to')) };
}

/** What all steps cost together once, how long they take one after the other, and what they cost by the month. */
function sumsOf(steps: Steps): Sums {
  const prices = steps.flatMap(({ price }) => price ?? []);
  const once = prices.filter(({ per }) => per === undefined);
  const monthly = prices.filter(({ per }) => per === 'month');
  const weeks = steps.flatMap((step) => step.weeks ?? []);
  const sum = (ranges: readonly Range[], isKnown = ranges.length > 0) =>
    isKnown ? sumOf(ranges) : undefined;
  return {
    once: sum(once),
    weeks: sum(weeks, weeks.length === steps.length),
    monthly: sum(monthly),
  };
}

type Sums = Readonly<Record<'once' | 'weeks' | 'monthly', Range | undefined>>;

/** Returns what is due when the first step begins: half of its price, if that is paid once, and the agency says so. */
function dueOf(starts: readonly Steps[], { due, price }: SheetTexts): string | undefined {
  const span = spanOf(starts, (step) => (step.price?.per ? undefined : step.price));
  if (due === undefined || span === undefined) return undefined;
  return rangeText({ from: Math.round(span.from / 2), to: Math.round(span.to / 2) }, price);
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

type Steps = readonly PlanStep[];

type PlanTexts = z.infer<typeof planParts.sheet>;

/** How a range is written, with its ends in braces. */
export type RangeTexts = Pick<
  PlanTexts,
  'price' | 'monthlyPrice' | 'orMonthly' | 'monthlyTotal' | 'weeks'
>;

type Range = NonNullable<PlanStep['weeks']>;
