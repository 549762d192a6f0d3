import { webVitals } from '#contract/analytics-events.ts';

export type VitalName = (typeof webVitals)[number];
export type VitalRating = 'good' | 'needs work' | 'poor';

/** A vital as three visits out of four had it, or better. */
export interface Vital {
  readonly measurements: number;
  /** LCP and INP in milliseconds, CLS without a unit. `undefined` where nothing was measured. */
  readonly p75: number | undefined;
  readonly rating: VitalRating | undefined;
}

/** One vital, on all screens and on each. */
export interface VitalFigures extends Vital {
  readonly metric: VitalName;
  readonly screens: readonly (Vital & { readonly screen: string })[];
}

/** Where Google draws the lines: up to the first is good, beyond the second is poor. */
export const vitalBounds = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
} as const satisfies Record<VitalName, readonly [good: number, poor: number]>;

/** Below so many, a few slow phones decide: the number says little. */
export const fewMeasurements = 100;

/** How often each value was measured, by screen. */
export type MeasuredValues = ReadonlyMap<string, ReadonlyMap<number, number>>;

/** Screens with most measurements first. */
export function vitalFigures(metric: VitalName, measured: MeasuredValues): VitalFigures {
  const all = new Map<number, number>();
  for (const values of measured.values()) {
    for (const [value, count] of values) all.set(value, (all.get(value) ?? 0) + count);
  }
  const screens = Array.from(measured, ([screen, values]) => ({
    screen,
    ...vital(metric, values),
  }));
  return {
    metric,
    ...vital(metric, all),
    screens: screens.toSorted(
      (a, b) => b.measurements - a.measurements || (a.screen < b.screen ? -1 : 1),
    ),
  };
}

function vital(metric: VitalName, values: ReadonlyMap<number, number>): Vital {
  const measurements = Array.from(values.values()).reduce((sum, count) => sum + count, 0);
  const p75 = percentile(values, measurements * 0.75);
  return { measurements, p75, rating: p75 === undefined ? undefined : rating(metric, p75) };
}

/** The smallest value that so many were not above. */
function percentile(values: ReadonlyMap<number, number>, rank: number): number | undefined {
  let counted = 0;
  for (const [value, count] of Array.from(values).toSorted(([a], [b]) => a - b)) {
    counted += count;
    if (counted >= rank) return value;
  }
  return undefined;
}

function rating(metric: VitalName, value: number): VitalRating {
  const [good, poor] = vitalBounds[metric];
  if (value <= good) return 'good';
  return value <= poor ? 'needs work' : 'poor';
}
