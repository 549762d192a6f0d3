import { webVitals } from '#contract/analytics-events.ts';
import type { VisitStep } from '#contract/event-batch.ts';
import { everyDay } from '../analytics/calendar.ts';
import type { CountedThing, DailyCount } from '../analytics/daily-counts.ts';

export function figures(counts: readonly DailyCount[], from: string, to: string) {
  const ofPeriod = counts.filter(({ day }) => day >= from && day <= to);
  const byThing = Map.groupBy(ofPeriod, ({ what }) => what);
  const rows = (what: CountedThing) => byThing.get(what) ?? [];
  const visits = Map.groupBy(
    rows('step').filter(({ first }) => first === 'visited'),
    ({ day }) => day,
  );
  const messages = total(rows('message'));
  return {
    // A visit may skip steps. Messages are all that were received, also those that no visit claimed.
    steps: { ...stepCounts(rows('step')), 'sent-message': messages },
    visitsByDay: everyDay(from, to).map((day) => ({ day, visits: total(visits.get(day) ?? []) })),
    // By the route pattern of the first screen; by host or `utm_source`, `''` if unknown.
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

type StepCounts = Readonly<Record<VisitStep, number>>;

export interface Counted {
  readonly name: string;
  readonly count: number;
}

export interface VisitsFrom {
  readonly name: string;
  readonly steps: StepCounts;
}

/** The row of messages that no visit claimed: sent without JavaScript, or by visitors not counted. */
export const notAttributed = '(not attributed)';

function total(rows: readonly { readonly count: number }[]): number {
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
  const steps = { ...stepCounts([]), 'sent-message': unclaimed };
  return [...rows, { name: notAttributed, steps }];
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
    texted: of('texted'),
    booked: of('booked'),
  };
}

function byText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

export type VitalName = (typeof webVitals)[number];

/** Returns a vital at the 75th percentile: three visits in four had this value or a better one. */
function vitalFigures(metric: VitalName, counts: readonly DailyCount[]) {
  const sorted = counts
    .map(({ second, count }) => ({ value: Number(second), count }))
    .filter(({ value }) => Number.isFinite(value))
    .toSorted((a, b) => a.value - b.value);
  const measurements = total(sorted);
  let below = 0;
  const p75 = sorted.find(({ count }) => (below += count) >= measurements * 0.75)?.value;
  return { metric, measurements, p75, rating: p75 === undefined ? undefined : rating(metric, p75) };
}

function rating(metric: VitalName, value: number) {
  const [good, poor] = thresholds[metric];
  if (value <= good) return 'good';
  return value <= poor ? 'needs work' : 'poor';
}

/** Google's: https://web.dev/articles/defining-core-web-vitals-thresholds */
const thresholds = { LCP: [2500, 4000], INP: [200, 500], CLS: [0.1, 0.25] } as const;
