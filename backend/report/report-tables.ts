import { visitSteps, type VisitStep } from '#contract/event-batch.ts';
import type { Counted, VisitsFrom } from './figures.ts';
import {
  codeLabels,
  dayText,
  eventLabels,
  numberText,
  screenLabel,
  sourceLabel,
  stepLabels,
  vitalLabels,
  vitalText,
} from './report-labels.ts';
import type { Report } from './report.ts';

export interface ReportTable {
  readonly title: string;
  readonly nameHead: string;
  readonly heads: readonly string[];
  readonly rows: readonly ReportRow[];
  readonly omitted: number;
}

interface ReportRow {
  /** May hold text that a visitor made up. */
  readonly name: string;
  readonly cells: readonly string[];
}

export function reportTables(report: Report): readonly ReportTable[] {
  const { figures } = report;
  const events = figures.events.filter(({ name }) => eventLabels.has(name));
  const code = (name: string) => codeLabels.get(name) ?? name;
  const event = (name: string) => eventLabels.get(name) ?? name;
  const asItIs = (name: string) => name;
  const screens = `Screens, ${numberText(figures.views)} views`;
  return [
    mainTable(report),
    stepTable(report),
    visitTable('First screens', 'First screen', figures.firstScreens, visitSteps, screenLabel),
    visitTable('Sources', 'Source', figures.sources, contactSteps, sourceLabel),
    visitTable('Campaigns', 'Source / medium / campaign', figures.campaigns, contactSteps, asItIs),
    countTable(screens, 'Screen', figures.screens, screenLabel),
    countTable('Articles read to the end', 'Article', figures.articlesRead, screenLabel),
    countTable('Contact type chosen', 'Contact type', figures.contactTypes, code),
    countTable('Forms that could not be sent', 'Reason', figures.formFailures, code),
    countTable('Clicks and views', 'Event', events, event),
    speedTable(report),
    visitsOverTime(report),
  ].filter(({ rows }) => rows.length > 0);
}

/** The numbers an owner asks for first, beside those of the period before. */
export function mainTable({ figures, before }: Report): ReportTable {
  const periods = before.isComparable ? [figures, before] : [figures];
  const rows = mainNumbers.map(([step, name]) => ({
    name,
    cells: periods.map(({ steps }) => numberText(steps[step])),
  }));
  return table('Main numbers', 'Number', ['Now', 'Before'].slice(0, periods.length), rows);
}

const mainNumbers: readonly (readonly [VisitStep, string])[] = [
  ['visited', 'Visits'],
  ['sent-message', 'Messages received, spam included'],
  ['called', 'Taps on the phone number'],
  ['wrote-email', 'Taps on the email address'],
  ['texted', 'Taps on the link to text'],
  ['booked', 'Visits that went to pick a time'],
];
const contactSteps = mainNumbers.map(([step]) => step);

export function visitsOverTime({ figures, period }: Report): ReportTable {
  const isByDay = period.days <= maxDailyRows;
  const groups = Map.groupBy(figures.visitsByDay, ({ day }) => (isByDay ? day : day.slice(0, 7)));
  const rows = Array.from(groups, ([name, days]) => ({
    name: isByDay ? dayText(name) : dayText(`${name}-01`).replace(' 1,', ''),
    cells: [numberText(days.reduce((sum, { visits }) => sum + visits, 0))],
  }));
  const nameHead = isByDay ? 'Day' : 'Month';
  const title = `Visits by ${nameHead.toLowerCase()}`;
  return { title, nameHead, heads: ['Visits'], rows, omitted: 0 };
}

const maxDailyRows = 62;

function stepTable({ figures: { steps } }: Report): ReportTable {
  const rows = visitSteps.map((step) => {
    const share = steps.visited === 0 ? '–' : `${Math.round((steps[step] / steps.visited) * 100)}%`;
    return { name: stepLabels[step][0], cells: [numberText(steps[step]), share] };
  });
  return table('From visit to message', 'Step', ['Visits', 'Share'], rows);
}

function visitTable(
  title: string,
  nameHead: string,
  visits: readonly VisitsFrom[],
  columns: readonly VisitStep[],
  label: (name: string) => string,
): ReportTable {
  const rows = visits.map(({ name, steps }) => ({
    name: label(name),
    cells: columns.map((step) => numberText(steps[step])),
  }));
  const heads = columns.map((step) => stepLabels[step][1]);
  return table(title, nameHead, heads, rows);
}

function countTable(
  title: string,
  nameHead: string,
  counts: readonly Counted[],
  label: (name: string) => string,
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

/** Below this, a few slow phones decide the value. */
const minMeasurements = 100;

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
