import type { webVitals } from '#contract/analytics-events.ts';
import type { DailyCount } from '../analytics/daily-counts.ts';

export type VitalName = (typeof webVitals)[number];
type VitalRating = 'good' | 'needs work' | 'poor';

/** A vital at the 75th percentile: three visits in four had this value or a better one. */
export interface VitalFigures {
  readonly metric: VitalName;
  readonly measurements: number;
  /** LCP and INP in milliseconds, CLS without a unit; `undefined` if nothing was measured. */
  readonly p75: number | undefined;
  readonly rating: VitalRating | undefined;
}

/** Below this, a few slow phones decide the value. */
export const minMeasurements = 100;

/** @param counts of this metric only. */
export function vitalFigures(metric: VitalName, counts: readonly DailyCount[]): VitalFigures {
  const sorted = counts
    .map(({ second, count }) => ({ value: Number(second), count }))
    .filter(({ value }) => Number.isFinite(value))
    .toSorted((a, b) => a.value - b.value);
  const measurements = sorted.reduce((sum, { count }) => sum + count, 0);
  let below = 0;
  const p75 = sorted.find(({ count }) => (below += count) >= measurements * 0.75)?.value;
  return { metric, measurements, p75, rating: p75 === undefined ? undefined : rating(metric, p75) };
}

function rating(metric: VitalName, value: number): VitalRating {
  const [good, poor] = thresholds[metric];
  if (value <= good) return 'good';
  return value <= poor ? 'needs work' : 'poor';
}

/** Google's: https://web.dev/articles/defining-core-web-vitals-thresholds */
const thresholds = { LCP: [2500, 4000], INP: [200, 500], CLS: [0.1, 0.25] } as const;
