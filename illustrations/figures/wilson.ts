/** The ends of an interval, as shares between 0 and 1. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * Where the true share plausibly lies when `hits` of `trials` were counted, at 95 % confidence:
 * the score interval of E. B. Wilson, "Probable inference, the law of succession, and statistical
 * inference", Journal of the American Statistical Association 22 (1927), 209-212. Unlike the
 * textbook's share plus or minus two errors it holds for small counts and never leaves 0 to 1.
 */
export function wilsonInterval(hits: number, trials: number): Interval {
  const share = hits / trials;
  const widening = z ** 2 / trials;
  const middle = share + widening / 2;
  const reach = z * Math.sqrt((share * (1 - share)) / trials + widening / (4 * trials));
  return { low: (middle - reach) / (1 + widening), high: (middle + reach) / (1 + widening) };
}

/** 95 % of a normal distribution lies within so many standard deviations. */
const z = 1.959964;
