/** One question that the benchmark answers. */
export interface Section {
  readonly name: string;
  readonly question: string;
  /** What a reader has to know to judge the figures, a line each. */
  readonly notes: readonly string[];
  readonly measure: () => Promise<readonly Figure[]>;
}

export interface Figure {
  readonly what: string;
  readonly measured: number;
  readonly unit: 'a second' | 'ms' | 's' | 'min' | 'times' | 'points' | '';
  /** What it has to be. A figure without one is told and not judged. */
  readonly goal?: { readonly least: number } | { readonly most: number };
  /** The figure to beat, or whatever else belongs beside it. */
  readonly beside?: string;
}

/** `undefined`: there is no goal. */
export function isReached({ measured, goal }: Figure): boolean | undefined {
  if (goal === undefined) return undefined;
  return 'least' in goal ? measured >= goal.least : measured <= goal.most;
}
