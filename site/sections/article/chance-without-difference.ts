/**
 * Returns how often two versions that work equally well would differ at least as much as `a` and `b` of the
 * same number of visitors each: Fisher's exact test, two-sided.
 */
export function chanceWithoutDifference(a: number, b: number, visitors: number): number {
  const logs = logFactorials(2 * visitors);
  const ways = (k: number) => logs(visitors) - logs(k) - logs(visitors - k);
  const sum = a + b;
  const all = logs(2 * visitors) - logs(sum) - logs(2 * visitors - sum);
  const chanceOf = (k: number) => Math.exp(ways(k) + ways(sum - k) - all);
  // As likely as the one that was counted, but for the rounding of the logarithms.
  const limit = chanceOf(a) * (1 + 1e-7);
  let chance = 0;
  for (let k = Math.max(0, sum - visitors); k <= Math.min(sum, visitors); k++) {
    if (chanceOf(k) <= limit) chance += chanceOf(k);
  }
  return chance;
}

/** Whether it is below the usual five percent. */
export function isClear(chance: number): boolean {
  return chance < clearBelow;
}

const clearBelow = 0.05;

/** Returns a chance as `8` of `1,000` tests; undefined if it is below 1 of 10,000. */
export function timesInTests(chance: number): { times: string; tests: string } | undefined {
  const tests = [1000, 10_000].find((count) => chance * count >= 1);
  if (tests === undefined) return undefined;
  // A number that says the opposite of the verdict would be read as a mistake.
  const most = isClear(chance) ? clearBelow * tests - 1 : tests;
  const times = Math.min(Math.round(chance * tests), most);
  return { times: times.toLocaleString('en-US'), tests: tests.toLocaleString('en-US') };
}

function logFactorials(last: number): (of: number) => number {
  const logs = [0];
  for (let n = 1; n <= last; n++) logs.push((logs.at(-1) ?? 0) + Math.log(n));
  return (of) => logs[of] ?? Number.NaN;
}
