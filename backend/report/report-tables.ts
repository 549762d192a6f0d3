import { visitSteps, type VisitStep } from '#contract/event-batch.ts';
import type { Counted, VisitsFrom } from './figures.ts';
import {
  codeLabel,
  dayText,
  monthText,
  numberText,
  screenLabel,
  sourceLabel,
  stepHeads,
  stepLabels,
  vitalLabels,
  vitalText,
} from './report-labels.ts';
import type { Report } from './report.ts';
import { minMeasurements } from './vital-figures.ts';

/** A table of the report, for the terminal and the page. */
export interface ReportTable {
  readonly title: string;
  readonly nameHead: string;
  readonly heads: readonly string[];
  readonly rows: readonly ReportRow[];
  /** How many rows were left out. */
  readonly omitted: number;
}

interface ReportRow {
  /** May hold text that a visitor made up. */
  readonly name: string;
  readonly cells: readonly string[];
}

/** Returns the tables of a report that have rows. */
export function reportTables(report: Report): readonly ReportTable[] {
  const { figures } = report;
  const events = figures.events.filter(({ name }) => clicksAndViews.has(name));
  return [
    mainTable(report),
    stepTable(report),
    visitTable('First screens', 'First screen', figures.firstScreens, visitSteps, screenLabel),
    visitTable('Sources', 'Source', figures.sources, contactSteps, sourceLabel),
    visitTable('Campaigns', 'Source / medium / campaign', figures.campaigns, contactSteps),
    countTable(
      `Screens, ${numberText(figures.views)} views`,
      'Screen',
      figures.screens,
      screenLabel,
    ),
    countTable('Articles read to the end', 'Article', figures.articlesRead, screenLabel),
    countTable('Contact type chosen', 'Contact type', figures.contactTypes, codeLabel),
    countTable('Forms that could not be sent', 'Reason', figures.formFailures, codeLabel),
    countTable('Clicks and views', 'Event', events, codeLabel),
    speedTable(report),
    visitsOverTime(report),
  ].filter(({ rows }) => rows.length > 0);
}

/** The numbers an owner asks for first, beside those of the period before. */
export function mainTable({ figures, before }: Report): ReportTable {
  const { isComparable } = before;
  const rows = mainNumbers.map(([step, name]) => ({
    name,
    cells: [figures.steps[step], ...(isComparable ? [before.steps[step]] : [])].map(numberText),
  }));
  return table('Main numbers', 'Number', isComparable ? ['Now', 'Before'] : ['Now'], rows);
}

const mainNumbers = [
  ['visited', 'Visits'],
  ['sent-message', 'Messages received, spam included'],
  ['called', 'Taps on the phone number'],
  ['wrote-email', 'Taps on the email address'],
] as const satisfies readonly (readonly [VisitStep, string])[];

/** The visits of each day, or of each month of a long period. */
export function visitsOverTime({ figures, period }: Report): ReportTable {
  const isByDay = period.days <= maxDailyRows;
  const groups = Map.groupBy(figures.visitsByDay, ({ day }) => (isByDay ? day : day.slice(0, 7)));
  const rows = Array.from(groups, ([name, days]) => ({
    name: isByDay ? dayText(name) : monthText(name),
    cells: [numberText(days.reduce((sum, { visits }) => sum + visits, 0))],
  }));
  const [title, nameHead] = isByDay ? ['Visits by day', 'Day'] : ['Visits by month', 'Month'];
  return { title, nameHead, heads: ['Visits'], rows, omitted: 0 };
}

/** Two months. */
const maxDailyRows = 62;

/** Those of the specification, and what visitors try. The numbers of other events are in other tables. */
const clicksAndViews: ReadonlySet<string> = new Set([
  'open_contact',
  'client_images',
  'shop_check',
  'case_touched',
  'view_process',
  'shop_sign',
]);

const contactSteps = ['visited', 'sent-message', 'called', 'wrote-email'] as const;

function stepTable({ figures: { steps } }: Report): ReportTable {
  const rows = visitSteps.map((step) => {
    const share = steps.visited === 0 ? '–' : `${Math.round((steps[step] / steps.visited) * 100)}%`;
    return { name: stepLabels[step], cells: [numberText(steps[step]), share] };
  });
  return table('From visit to message', 'Step', ['Visits', 'Share'], rows);
}

function visitTable(
  title: string,
  nameHead: string,
  visits: readonly VisitsFrom[],
  columns: readonly VisitStep[],
  label = (name: string) => name,
): ReportTable {
  const rows = visits.map(({ name, steps }) => ({
    name: label(name),
    cells: columns.map((step) => numberText(steps[step])),
  }));
  const heads = columns.map((step) => stepHeads[step]);
  return table(title, nameHead, heads, rows);
}

function countTable(
  title: string,
  nameHead: string,
  counts: readonly Counted[],
  label = (name: string) => name,
): ReportTable {
  const rows = counts.map(({ name, count }) => ({ name: label(name), cells: [numberText(count)] }));
  return table(title, nameHead, ['Times'], rows);
}

function speedTable({ figures }: Report): ReportTable {
  const rows = figures.vitals
    .filter(({ measurements }) => measurements > 0)
    .map(({ metric, p75, rating, measurements }) => {
      const few = measurements < minMeasurements ? ' (few)' : '';
      const measured = `${numberText(measurements)}${few}`;
      return {
        name: vitalLabels[metric],
        cells: [vitalText(metric, p75), rating ?? '–', measured],
      };
    });
  const title = 'Speed (three visits in four were at least this fast)';
  return table(title, 'Core Web Vital', ['Value', 'Rating', 'Measured'], rows);
}

function table(
  title: string,
  nameHead: string,
  heads: readonly string[],
  rows: readonly ReportRow[],
): ReportTable {
  const shown = rows.slice(0, maxRows);
  return { title, nameHead, heads, rows: shown, omitted: rows.length - shown.length };
}

const maxRows = 12;
