/** One question that the benchmark answers. */
export interface Section {
  readonly name: string;
  readonly question: string;
  /** What a reader must know to judge the figures. */
  readonly notes: readonly string[];
  /** @param routes The pages to measure, if it measures each. */
  readonly measure: (routes: readonly string[]) => Promise<readonly Figure[]>;
}

export interface Figure {
  readonly name: string;
  readonly measured: number;
  readonly unit: 'a second' | 'ms' | 'times' | 'points' | 'KB' | '';
  /** A figure without a goal is only reported. */
  readonly goal?: { readonly min: number } | { readonly max: number };
  /** The figure to beat, or details. */
  readonly note?: string;
}

/** Returns whether a figure reaches its goal; `undefined` if it has none. */
export function isReached({ measured, goal }: Figure): boolean | undefined {
  if (goal === undefined) return undefined;
  return 'min' in goal ? measured >= goal.min : measured <= goal.max;
}

/** Returns a section and its figures as a table for the terminal. */
export function formatSection(
  { name, question, notes }: Section,
  figures: readonly Figure[],
): string {
  const rows = figures.map((figure) => [
    figure.name,
    `${formatNumber(figure.measured)} ${figure.unit}`.trim(),
    formatGoal(figure),
    { true: 'reached', false: 'MISSED', undefined: '' }[`${isReached(figure)}`],
    figure.note ?? '',
  ]);
  const table = [['', 'measured', 'goal', '', ''], ...rows];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  );
  const lines = table.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
  );
  return [`\n${name}: ${question}`, ...lines, ...notes.map((note) => `  ${note}`)].join('\n');
}

function formatGoal({ goal }: Figure): string {
  if (goal === undefined) return '';
  return 'min' in goal ? `at least ${formatNumber(goal.min)}` : `at most ${formatNumber(goal.max)}`;
}

/** Three significant digits: the rest is noise. */
function formatNumber(value: number): string {
  const decimals = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toLocaleString('en-US', { maximumFractionDigits: decimals });
}
