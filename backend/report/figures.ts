import { webVitals } from '#contract/analytics-events.ts';
import { visitSteps, type VisitStep } from '#contract/event-batch.ts';
import { countedThings, type CountedThing, type DailyCount } from '../analytics/daily-counts.ts';
import { everyDay } from '../analytics/calendar.ts';
import { vitalFigures, type VitalFigures } from './vital-figures.ts';

/** What the counts of a period say. Lists begin with the largest. */
export interface Figures {
  /**
   * How many visits reached each step. One may leave out a step and reach the next. `sent-message` is
   * the number of stored messages, including those that no visit was credited with.
   */
  readonly steps: StepCounts;
  /** Every day of the period, those without a visit too. */
  readonly visitsByDay: readonly { readonly day: string; readonly visits: number }[];
  /** By the route pattern of the first screen. The messages add up, with {@link notAttributed}. */
  readonly firstScreens: readonly VisitsFrom[];
  /** By host or `utm_source`; '' for visits of which nobody knows. The messages add up as well. */
  readonly sources: readonly VisitsFrom[];
  /** By `source / medium / campaign`, of the visits that say one. */
  readonly campaigns: readonly VisitsFrom[];
  readonly views: number;
  /** By path. */
  readonly screens: readonly Counted[];
  /** From one screen to the next, by route pattern. */
  readonly ways: readonly { readonly from: string; readonly to: string; readonly count: number }[];
  readonly contactTypes: readonly Counted[];
  readonly formFailures: readonly Counted[];
  readonly articlesRead: readonly Counted[];
  /** By name, as they were raised. */
  readonly events: readonly Counted[];
  readonly vitals: readonly VitalFigures[];
  /** Screens that crawlers were shown. They count nowhere else. */
  readonly crawlerViews: number;
}

export type StepCounts = Readonly<Record<VisitStep, number>>;

export interface Counted {
  readonly name: string;
  readonly count: number;
}

export interface VisitsFrom {
  readonly name: string;
  readonly steps: StepCounts;
}

/**
 * Returns what the counts of these days say, whether they come day by day or added up but for visits.
 *
 * @param storedMessages how many messages of these days are in the store. Deleted ones are only in the
 *   counts; those from before messages were counted, or whose count was lost, only in the store.
 */
export function figures(
  counts: readonly DailyCount[],
  from: string,
  to: string,
  storedMessages = 0,
): Figures {
  const tables = new Map<CountedThing, Table>();
  const newTable = (): Table => new Map();
  const newRow = () => new Map<string, number>();
  const visits = new Map(everyDay(from, to).map((day) => [day, 0]));
  for (const { day, what, first, second, count } of counts) {
    const ofDay = visits.get(day);
    if (ofDay === undefined) continue;
    if (what === countedThings.step && first === came) visits.set(day, ofDay + count);
    const table = inserted(tables, what, newTable);
    const row = inserted(table, first, newRow);
    row.set(second, (row.get(second) ?? 0) + count);
  }
  const table = (what: CountedThing): Table => tables.get(what) ?? newTable();
  const screens = byFirst(table(countedThings.screen));
  const steps = table(countedThings.step);
  const messages = Math.max(
    total(table(countedThings.message).get('')),
    storedMessages,
    // Before messages were counted by the server, visits could claim any number.
    total(steps.get('sent-message')),
  );
  return {
    steps: { ...stepCounts((step) => total(steps.get(step))), 'sent-message': messages },
    visitsByDay: Array.from(visits, ([day, sum]) => ({ day, visits: sum })),
    firstScreens: withRest(visitsFrom(steps), messages),
    sources: withRest(visitsFrom(table(countedThings.sourceStep)), messages),
    campaigns: visitsFrom(table(countedThings.campaignStep)),
    views: screens.reduce((sum, { count }) => sum + count, 0),
    screens,
    ways: ways(table(countedThings.way)),
    contactTypes: byFirst(table(countedThings.contactType)),
    formFailures: byFirst(table(countedThings.formFailure)),
    articlesRead: byFirst(table(countedThings.articleRead)),
    events: byFirst(table(countedThings.event)),
    vitals: webVitals.map((metric) => vitalFigures(metric, measured(table(metric)))),
    crawlerViews: byFirst(table(countedThings.crawler)).reduce((sum, { count }) => sum + count, 0),
  };
}

/** First, then second, then how often. */
type Table = Map<string, Map<string, number>>;

/**
 * The name of the row with messages that no visit was credited with: sent without JavaScript, or by
 * visitors who block counting.
 */
export const notAttributed = '(not attributed)';

const came: VisitStep = 'came';

function byFirst(table: Table): readonly Counted[] {
  return sorted(
    Array.from(table, ([name, row]) => ({ name, count: total(row) })),
    ({ count }) => count,
    ({ name }) => name,
  );
}

function visitsFrom(table: Table): readonly VisitsFrom[] {
  const names = new Set(Array.from(table.values(), (row) => Array.from(row.keys())).flat());
  return sorted(
    Array.from(names, (name) => ({
      name,
      steps: stepCounts((step) => table.get(step)?.get(name) ?? 0),
    })),
    ({ steps }) => steps.came,
    ({ name }) => name,
  );
}

/** Adds a row for the messages that no visit was credited with, where there are any. */
function withRest(rows: readonly VisitsFrom[], messages: number): readonly VisitsFrom[] {
  const rest = rows.reduce((left, { steps }) => left - steps['sent-message'], messages);
  if (rest <= 0) return rows;
  const steps = stepCounts((step) => (step === 'sent-message' ? rest : 0));
  return [...rows, { name: notAttributed, steps }];
}

function ways(table: Table): Figures['ways'] {
  const all = Array.from(table, ([from, row]) =>
    Array.from(row, ([to, count]) => ({ from, to, count })),
  ).flat();
  return sorted(
    all.filter(({ from }) => from !== ''),
    ({ count }) => count,
    ({ from, to }) => `${from}\n${to}`,
  );
}

/** A bucket that is no number can only have been written by somebody else. */
function measured(table: Table): ReadonlyMap<string, ReadonlyMap<number, number>> {
  const values = (row: ReadonlyMap<string, number>) =>
    new Map(
      Array.from(row, ([value, count]): [number, number] => [Number(value), count]).filter(
        ([value]) => Number.isFinite(value),
      ),
    );
  return new Map(Array.from(table, ([screen, row]) => [screen, values(row)]));
}

function stepCounts(countOf: (step: VisitStep) => number): StepCounts {
  const counts = {
    came: 0,
    'looked-further': 0,
    'turned-to-contact': 0,
    'started-form': 0,
    'sent-message': 0,
    called: 0,
    'wrote-mail': 0,
  };
  for (const step of visitSteps) counts[step] = countOf(step);
  return counts;
}

/** The largest first; of two alike always the same first. */
function sorted<Item>(
  items: readonly Item[],
  size: (item: Item) => number,
  name: (item: Item) => string,
): readonly Item[] {
  return items.toSorted((a, b) => size(b) - size(a) || (name(a) < name(b) ? -1 : 1));
}

function total(row: ReadonlyMap<string, number> | undefined): number {
  let sum = 0;
  for (const count of row?.values() ?? []) sum += count;
  return sum;
}

function inserted<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
