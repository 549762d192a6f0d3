/**
 * Returns how likely two versions that work equally well would differ at least as much as `a` and `b` of
 * the same number of visitors each: the two-sided p-value of the two-proportion z-test, with the shares
 * pooled.
 */
export function chanceOfLuck(a: number, b: number, visitors: number): number {
  const share = (a + b) / (2 * visitors);
  const deviation = Math.sqrt(2 * visitors * share * (1 - share));
  return deviation === 0 ? 1 : outside(Math.abs(a - b) / deviation);
}

/** Whether it is below the usual five percent. */
export function isClear(chance: number): boolean {
  return chance < 0.05;
}

/** Returns a chance as `6` of `1,000` tests, with one digit or two. */
export function timesInTests(chance: number): { readonly times: string; readonly tests: string } {
  const tests = [100, 1000, 10_000].find((tests) => chance * tests >= 1) ?? 10_000;
  const times = Math.max(1, Math.round(chance * tests));
  return { times: String(times), tests: tests.toLocaleString('en-US') };
}

/**
 * The part of a normal distribution that is at least `z` standard deviations from its middle. Within
 * 0.0000002: formula 7.1.26 of Abramowitz and Stegun, "Handbook of Mathematical Functions" (1964).
 */
function outside(z: number): number {
  const x = z / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const factors = [1.061405429, -1.453152027, 1.421413741, -0.284496736, 0.254829592];
  return factors.reduce((sum, factor) => sum * t + factor, 0) * t * Math.exp(-x * x);
}
