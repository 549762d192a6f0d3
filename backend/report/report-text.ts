import { comparisonText, countText, periodText } from './report-labels.ts';
import type { Report } from './report.ts';
import { reportTables, type ReportTable } from './report-tables.ts';

/** Returns the report for a terminal. Names come last in a row, so that any width is aligned. */
export function reportText(report: Report): string {
  const { site, isUnfinished, figures } = report;
  const head = [
    `${site}: the website, ${periodText(report)}`,
    comparisonText(report),
    ...(isUnfinished ? ['The last day is not over yet.'] : []),
  ];
  const notes = [
    `Crawlers were shown ${countText(figures.crawlerViews, 'screen')}, which count nowhere else.`,
  ];
  const blocks = [head, ...reportTables(report).map(tableLines), notes];
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function tableLines({ title, heads, nameHead, rows, omitted }: ReportTable): readonly string[] {
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map(({ cells }) => cells[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[], name: string) =>
    `  ${widths.map((width, column) => (cells[column] ?? '').padStart(width)).join('  ')}  ${name}`;
  return [
    title,
    line(heads, nameHead),
    ...rows.map(({ cells, name }) => line(cells, name)),
    ...(omitted > 0 ? [`  and ${omitted} more`] : []),
  ];
}
