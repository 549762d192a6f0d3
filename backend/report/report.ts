import type { DailyCount } from '../analytics/daily-counts.ts';
import { addDays, startOfDay } from '../analytics/calendar.ts';
import { notificationKinds, type NotificationKind } from '../contact/notification.ts';
import { figures, type Figures, type StepCounts } from './figures.ts';
import type { Period, ReportPeriod } from './report-period.ts';
import type { DeliveryRecord, ReportSources } from './report-sources.ts';

/** The numbers of a period. */
export interface Report {
  /** The agency's name. */
  readonly site: string;
  readonly timeZone: string;
  /** Days here are the agency's. */
  readonly madeOn: string;
  readonly period: Period;
  /** Whether the last day is not over. */
  readonly isUnfinished: boolean;
  readonly before: Period & {
    readonly steps: StepCounts;
    /** The first day with any count. If it is late, counting may have begun within the period. */
    readonly countedFrom?: string;
  };
  readonly figures: Figures;
  readonly delivery: DeliveryFigures;
}

/** The stored messages of the period and their notifications. */
interface DeliveryFigures {
  readonly messages: number;
  readonly looksLikeSpam: number;
  /** Only kinds that there are. */
  readonly notifications: readonly {
    readonly kind: NotificationKind;
    readonly sent: number;
    readonly waiting: number;
    readonly givenUp: number;
  }[];
}

interface ReportRequest extends ReportPeriod {
  readonly site: string;
  readonly timeZone: string;
  /** By the agency's clock. */
  readonly today: string;
}

/** Throws `StoreUnavailable` if the store cannot be read. */
export async function report(sources: ReportSources, request: ReportRequest): Promise<Report> {
  const { site, timeZone, period, before, today } = request;
  const now = await readPeriod(sources, period, timeZone);
  const earlier = await readPeriod(sources, before, timeZone);
  const [countedFrom] = earlier.counts.map(({ day }) => day).toSorted();
  return {
    site,
    timeZone,
    madeOn: today,
    period,
    isUnfinished: period.to >= today,
    before: {
      ...before,
      steps: earlier.figures.steps,
      ...(countedFrom === undefined ? {} : { countedFrom }),
    },
    figures: now.figures,
    delivery: now.delivery,
  };
}

/** Whether the whole period before was counted, so that its numbers can be compared. */
export function isComparable({ before }: Pick<Report, 'before'>): boolean {
  const { countedFrom, from, days } = before;
  // A tenth of the days may be quiet ones.
  return countedFrom !== undefined && countedFrom <= addDays(from, Math.ceil(days / 10));
}

async function readPeriod(
  { dailyCounts, deliveries }: ReportSources,
  { from, to }: Period,
  timeZone: string,
): Promise<{ counts: readonly DailyCount[]; figures: Figures; delivery: DeliveryFigures }> {
  const counts = await dailyCounts.between(from, to);
  const records = await deliveries.between(
    startOfDay(from, timeZone),
    startOfDay(addDays(to, 1), timeZone),
  );
  return {
    counts,
    figures: figures(counts, from, to, records.length),
    delivery: deliveryFigures(records),
  };
}

function deliveryFigures(records: readonly DeliveryRecord[]): DeliveryFigures {
  const byKind = Map.groupBy(
    records.flatMap(({ notifications }) => notifications),
    ({ kind }) => kind,
  );
  return {
    messages: records.length,
    looksLikeSpam: records.filter(({ looksLikeSpam }) => looksLikeSpam).length,
    notifications: notificationKinds.flatMap((kind) => {
      const states = byKind.get(kind)?.map(({ state }) => state);
      if (states === undefined) return [];
      const sent = states.filter((state) => state === 'sent').length;
      const waiting = states.filter((state) => state === 'waiting').length;
      return [{ kind, sent, waiting, givenUp: states.length - sent - waiting }];
    }),
  };
}
