import { displayWidth, inCells } from './display-width.ts';
import { printable } from './terminal-marks.ts';

export interface ReportTable {
  /** Of the name, then of each number. */
  readonly heads: readonly [name: string, ...numbers: readonly string[]];
  readonly rows: readonly ReportRow[];
  /** How many rows are shown at most; the rest is told in a line. */
  readonly most?: number;
}

export interface ReportRow {
  /** Anybody's words: what a terminal obeys is taken out of them here. */
  readonly name: string;
  readonly cells: readonly string[];
  /** Drawn as a bar, the largest as long as there is room. */
  readonly bar?: number;
}

/** A table in 80 columns: names at the left, numbers in columns, a small bar at the end. */
export function reportTable({ heads, rows, most = 10 }: ReportTable): readonly string[] {
  const shown = rows.slice(0, most).map((row) => ({ ...row, name: oneLine(row.name) }));
  const [head, ...numbers] = heads;
  const widths = numbers.map((text, column) =>
    Math.max(text.length, ...shown.map(({ cells }) => displayWidth(cells[column] ?? ''))),
  );
  const hasBars = shown.some(({ bar }) => bar !== undefined);
  const taken = widths.reduce((sum, width) => sum + width + gap, indent);
  const room = lineWidth - taken - (hasBars ? barWidth + gap : 0);
  const longest = Math.max(displayWidth(head), ...shown.map(({ name }) => displayWidth(name)));
  const nameWidth = Math.min(longest, room);
  const largest = Math.max(1, ...shown.map(({ bar = 0 }) => bar));
  const line = (name: string, cells: readonly string[], bar: string) =>
    `${' '.repeat(indent)}${inCells(name, nameWidth)}${widths
      .map((width, column) => ' '.repeat(gap) + (cells[column] ?? '').padStart(width))
      .join('')}${' '.repeat(gap)}${bar}`.trimEnd();
  const left = rows.length - shown.length;
  return [
    line(head, numbers, ''),
    ...shown.map(({ name, cells, bar }) =>
      line(name, cells, bar === undefined ? '' : barOf((bar / largest) * barWidth)),
    ),
    ...(left > 0 ? [`${' '.repeat(indent)}and ${left.toLocaleString('en-US')} more`] : []),
  ];
}

const lineWidth = 80;
const indent = 2;
const gap = 2;
const barWidth = 16;

/** To an eighth of a cell; whatever there is of is never drawn as nothing. */
function barOf(cells: number): string {
  const eighths = cells > 0 ? Math.max(1, Math.round(cells * 8)) : 0;
  return '█'.repeat(Math.floor(eighths / 8)) + (eighthBlocks[eighths % 8] ?? '');
}

const eighthBlocks = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

function oneLine(name: string): string {
  return printable(name.replaceAll(/\s+/g, ' '));
}
