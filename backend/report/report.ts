import type { DailyCount } from '../analytics/daily-counts.ts';
import { addDays, startOfDay } from '../analytics/calendar.ts';
import { deliveryFigures, type DeliveryFigures, type DeliveryRecords } from './delivery-figures.ts';
import { figures, type Figures } from './figures.ts';
import type { ReportCounts } from './report-counts.ts';
import type { Period, ReportPeriod } from './report-period.ts';

/**
 * What is known of a period, and of the one before. Written out as it is by `npm run report -- --json`:
 * what stands here keeps its name and meaning while `format` is 1, and something may be added.
 */
export interface Report {
  readonly format: 1;
  /** The agency's name. */
  readonly site: string;
  readonly timeZone: string;
  /** By the agency's clock, as all days here. */
  readonly madeOn: string;
  readonly period: Period;
  /** Where the period is a whole month: `2026-10`. */
  readonly month?: string;
  /** Whether the last day is not over yet: its numbers are still growing. */
  readonly isUnfinished: boolean;
  readonly before: Period & {
    /**
     * The first day of it on which anything was counted; none where nothing was. Where that is late
     * the counting may have begun in the middle of it.
     */
    readonly countedFrom?: string;
  };
  readonly figures: Figures;
  readonly figuresBefore: Figures;
  readonly delivery: DeliveryFigures;
  readonly deliveryBefore: DeliveryFigures;
}

export interface ReportSources {
  readonly counts: ReportCounts;
  readonly deliveries: DeliveryRecords;
}

export interface ReportAsked extends ReportPeriod {
  readonly site: string;
  readonly timeZone: string;
  /** By the agency's clock. */
  readonly today: string;
}

/** Throws `StoreUnavailable` when the store cannot be read. */
export async function report(sources: ReportSources, asked: ReportAsked): Promise<Report> {
  const { site, timeZone, period, before, month, today } = asked;
  const now = await counted(sources, period, timeZone);
  const then = await counted(sources, before, timeZone);
  const countedFrom = firstDay(then.counts);
  return {
    format: 1,
    site,
    timeZone,
    madeOn: today,
    period,
    ...(month === undefined ? {} : { month }),
    isUnfinished: period.to >= today,
    before: { ...before, ...(countedFrom === undefined ? {} : { countedFrom }) },
    figures: now.figures,
    figuresBefore: then.figures,
    delivery: now.delivery,
    deliveryBefore: then.delivery,
  };
}

/** Whether the numbers of the period before are of the whole of it, and may be compared. */
export function isComparable({ before }: Pick<Report, 'before'>): boolean {
  const { countedFrom, from, days } = before;
  // A quiet day or two is no sign of a count that had not begun.
  return countedFrom !== undefined && countedFrom <= addDays(from, Math.ceil(days / 10));
}

/** Whether nothing is known of the period at all. */
export function isEmpty({ figures: counted }: Pick<Report, 'figures'>): boolean {
  return (
    counted.steps.came === 0 &&
    counted.steps['sent-message'] === 0 &&
    counted.views === 0 &&
    counted.crawlerViews === 0 &&
    counted.events.length === 0
  );
}

async function counted({ counts, deliveries }: ReportSources, { from, to }: Period, zone: string) {
  const rows = await counts.summed(from, to);
  const begin = startOfDay(from, zone);
  const end = startOfDay(addDays(to, 1), zone);
  const delivery = deliveryFigures(await deliveries.between(begin, end));
  return { counts: rows, figures: figures(rows, from, to, delivery.messages), delivery };
}

function firstDay(counts: readonly DailyCount[]): string | undefined {
  return counts.reduce<string | undefined>(
    (first, { day }) => (first === undefined || day < first ? day : first),
    undefined,
  );
}
