import type { z } from 'zod';
import { fillSlots } from './fill-slots.ts';
import { openStarts, type PlanAnswers } from './plan.ts';
import { openPrices, timeText, type RangeTexts } from './price-text.ts';
import type { Plan, planParts } from './schemas/plan-schema.ts';

/** Returns what may come first after the answers so far: a row for each, the range of their prices, and its label. */
export function openPlan(plan: Plan, answers: PlanAnswers, texts: OpenTexts) {
  const starts = openStarts(plan, answers);
  const { start, possible = start } = texts;
  return {
    label: starts.length > 1 ? fillSlots(possible, { count: starts.length }) : start,
    prices: openPrices(starts, texts),
    rows: starts.map((steps) => rowOf(steps, texts)),
  };
}

/** Steps that come together have a line each, and one price. */
function rowOf(steps: ReturnType<typeof openStarts>[number], texts: OpenTexts) {
  const [first] = steps;
  const [price, weeks] = openPrices([steps], texts);
  return {
    step: steps.map(({ step }) => step),
    when: first?.when,
    price,
    time: weeks ?? (first && timeText(first, texts)),
  };
}

type OpenTexts = RangeTexts & Pick<z.infer<typeof planParts.sheet>, 'start' | 'possible'>;

export type OpenRow = ReturnType<typeof rowOf>;
