import type { WebVital } from '#contract/analytics-events.ts';

/**
 * The bucket that a vital's value is counted in, by the value that stands for it, as a number in text.
 * Whoever reads the counts takes percentiles from these values and need not know the buckets. What is
 * shown so differs from what was measured by:
 * - LCP and INP, in whole milliseconds: half a millisecond up to 50, 1 % and half a millisecond above;
 * - CLS: half a thousandth.
 * Beyond {@link longestVital} and {@link largestShift} everything stands in the last bucket: it is bad in
 * any case, and how many buckets there are must not be for visitors to say.
 */
export function vitalBucket({
  metric_name: metric,
  metric_value: value,
}: Pick<WebVital, 'metric_name' | 'metric_value'>): string {
  return String(metric === 'CLS' ? shiftBucket(value) : timeBucket(value));
}

/** In milliseconds. */
export const longestVital = 60_000;

export const largestShift = 1;

function shiftBucket(value: number): number {
  return Math.round(Math.min(value, largestShift) * 1000) / 1000;
}

function timeBucket(value: number): number {
  if (value <= evenUpTo) return Math.round(value);
  const steps = Math.round(Math.log(value / evenUpTo) / Math.log(step));
  return Math.min(longestVital, Math.round(evenUpTo * step ** steps));
}

/** Below it a step would be less than a millisecond. */
const evenUpTo = 50;
const step = 1.02;
