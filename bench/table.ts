import { isReached, type Figure, type Section } from './section.ts';

/** A section and its figures, for a person to read. */
export function table({ name, question, notes }: Section, figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.what,
    `${number(figure.measured)} ${figure.unit}`.trim(),
    goal(figure),
    verdict(figure),
    figure.beside ?? '',
  ]);
  const lines = aligned([['', 'measured', 'goal', '', ''], ...rows]);
  return [`\n${name}: ${question}`, ...lines, ...notes.map((note) => `  ${note}`)].join('\n');
}

function goal({ goal: set }: Figure): string {
  if (set === undefined) return '';
  return 'least' in set ? `at least ${number(set.least)}` : `at most ${number(set.most)}`;
}

function verdict(figure: Figure): string {
  const reached = isReached(figure);
  if (reached === undefined) return '';
  return reached ? 'reached' : 'MISSED';
}

/** Three digits that count, and no more: the rest is noise. */
function number(value: number): string {
  const decimals = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toLocaleString('en-US', { maximumFractionDigits: decimals });
}

function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
  );
}
