/** Seeded chance (mulberry32): the same seed draws the same picture, on every machine. */
export interface Chance {
  /** A number from `low` up to, not including, `high`. */
  between(low: number, high: number): number;
  /** One of the values. */
  pick<Value>(values: readonly [Value, ...Value[]]): Value;
}

export function chance(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    between: (low, high) => low + next() * (high - low),
    pick: (values) => values[Math.floor(next() * values.length)] ?? values[0],
  };
}
