import { webVitals } from '#contract/analytics-events.ts';
import type { VisitStep } from '#contract/event-batch.ts';
import { everyDay } from '../analytics/calendar.ts';
import type { CountedThing, DailyCount } from '../analytics/daily-counts.ts';
import { vitalFigures, type VitalFigures } from './vital-figures.ts';

/** What the counts of a period say. Lists begin with the largest number. */
export interface Figures {
  /**
   * How many visits reached each step; a visit may skip steps. `sent-message` is the number of
   * messages received, also those that no visit claimed.
   */
  readonly steps: StepCounts;
  /** Every day of the period. */
  readonly visitsByDay: readonly { readonly day: string; readonly visits: number }[];
  /** By the route pattern of the first screen. With {@link notAttributed}, messages add up. */
  readonly firstScreens: readonly VisitsFrom[];
  /** By host or `utm_source`, `''` if unknown. With {@link notAttributed}, messages add up. */
  readonly sources: readonly VisitsFrom[];
  /** By `source / medium / campaign`. */
  readonly campaigns: readonly VisitsFrom[];
  readonly views: number;
  /** By path. */
  readonly screens: readonly Counted[];
  readonly contactTypes: readonly Counted[];
  readonly formFailures: readonly Counted[];
  readonly articlesRead: readonly Counted[];
  /** By event name. */
  readonly events: readonly Counted[];
  readonly vitals: readonly VitalFigures[];
  /** Screens shown to crawlers, which count nowhere else. */
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

/** Returns the figures of the days from `from` to `to`. */
export function figures(counts: readonly DailyCount[], from: string, to: string): Figures {
  const ofPeriod = counts.filter(({ day }) => day >= from && day <= to);
  const byThing = Map.groupBy(ofPeriod, ({ what }) => what);
  const rows = (what: CountedThing) => byThing.get(what) ?? [];
  const visits = Map.groupBy(
    rows('step').filter(({ first }) => first === 'visited'),
    ({ day }) => day,
  );
  const messages = total(rows('message'));
  return {
    steps: { ...stepCounts(rows('step')), 'sent-message': messages },
    visitsByDay: everyDay(from, to).map((day) => ({ day, visits: total(visits.get(day) ?? []) })),
    firstScreens: withUnclaimed(visitsFrom(rows('step')), messages),
    sources: withUnclaimed(visitsFrom(rows('source-step')), messages),
    campaigns: visitsFrom(rows('campaign-step')),
    views: total(rows('screen')),
    screens: countedNames(rows('screen')),
    contactTypes: countedNames(rows('contact-type')),
    formFailures: countedNames(rows('form-failure')),
    articlesRead: countedNames(rows('article-read')),
    events: countedNames(rows('event')),
    vitals: webVitals.map((metric) => vitalFigures(metric, rows(metric))),
    crawlerViews: total(rows('crawler')),
  };
}

/** The row of messages that no visit claimed: sent without JavaScript, or by visitors not counted. */
export const notAttributed = '(not attributed)';

function total(rows: readonly DailyCount[]): number {
  return rows.reduce((sum, { count }) => sum + count, 0);
}

function countedNames(rows: readonly DailyCount[]): readonly Counted[] {
  const names = Map.groupBy(rows, ({ first }) => first);
  return Array.from(names, ([name, ofName]) => ({ name, count: total(ofName) })).toSorted(
    (a, b) => b.count - a.count || byText(a.name, b.name),
  );
}

function visitsFrom(rows: readonly DailyCount[]): readonly VisitsFrom[] {
  const names = Map.groupBy(rows, ({ second }) => second);
  return Array.from(names, ([name, ofName]) => ({ name, steps: stepCounts(ofName) })).toSorted(
    (a, b) => b.steps.visited - a.steps.visited || byText(a.name, b.name),
  );
}

function withUnclaimed(rows: readonly VisitsFrom[], messages: number): readonly VisitsFrom[] {
  const unclaimed = rows.reduce((left, { steps }) => left - steps['sent-message'], messages);
  if (unclaimed <= 0) return rows;
  return [
    ...rows,
    { name: notAttributed, steps: { ...stepCounts([]), 'sent-message': unclaimed } },
  ];
}

function stepCounts(rows: readonly DailyCount[]): StepCounts {
  const of = (step: VisitStep) => total(rows.filter(({ first }) => first === step));
  return {
    visited: of('visited'),
    'viewed-second-page': of('viewed-second-page'),
    'opened-contact': of('opened-contact'),
    'started-form': of('started-form'),
    'sent-message': of('sent-message'),
    called: of('called'),
    'wrote-email': of('wrote-email'),
  };
}

function byText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
