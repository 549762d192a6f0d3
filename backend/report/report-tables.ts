import type { VisitStep } from '#contract/event-batch.ts';
import type { Counted, VisitsFrom } from './figures.ts';
import {
  codeLabel,
  dayText,
  monthText,
  notificationLabels,
  numberText,
  screenLabel,
  sourceLabel,
  stepLabels,
  vitalLabels,
  vitalText,
} from './report-labels.ts';
import { isComparable, type Report } from './report.ts';
import { minMeasurements, type Vital, type VitalName } from './vital-figures.ts';

/** A table of the report, for the terminal and the page alike. */
export interface ReportTable {
  readonly title: string;
  /** Of the numbers, then of the name. */
  readonly heads: readonly string[];
  readonly nameHead: string;
  readonly rows: readonly ReportRow[];
  /** How many rows were left out. */
  readonly omitted: number;
}

export interface ReportRow {
  /** May hold text that a visitor made up. */
  readonly name: string;
  readonly cells: readonly string[];
}

/** Returns the tables of a report that have rows. */
export function reportTables(report: Report): readonly ReportTable[] {
  const { figures, delivery } = report;
  return [
    mainTable(report),
    table('From visit to message', ['Visits', 'Share'], 'Step', stepRows(report)),
    table(
      'First screens',
      steps.map(shortStep),
      'First screen',
      visitRows(figures.firstScreens, steps, screenLabel),
    ),
    table(
      'Sources',
      contacts.map(shortStep),
      'Source',
      visitRows(figures.sources, contacts, sourceLabel),
    ),
    table(
      'Campaigns',
      contacts.map(shortStep),
      'Source / medium / campaign',
      visitRows(figures.campaigns, contacts, (name) => name),
    ),
    table(
      `Screens (${numberText(figures.views)} views)`,
      ['Views'],
      'Screen',
      countRows(figures.screens, screenLabel),
    ),
    table(
      'From one screen to the next',
      ['Times'],
      'Screens',
      figures.ways.map(({ from, to, count }) => ({
        name: `${screenLabel(from)} to ${screenLabel(to)}`,
        cells: [numberText(count)],
      })),
    ),
    table(
      'Articles read to the end',
      ['Times'],
      'Article',
      countRows(figures.articlesRead, screenLabel),
    ),
    table(
      'Contact type chosen',
      ['Times'],
      'Contact type',
      countRows(figures.contactTypes, codeLabel),
    ),
    table(
      'Forms that could not be sent',
      ['Times'],
      'Reason',
      countRows(figures.formFailures, codeLabel),
    ),
    table(
      'Clicks and views',
      ['Times'],
      'Event',
      countRows(
        figures.events.filter(({ name }) => shownEvents.has(name)),
        codeLabel,
      ),
    ),
    table(
      'Speed (three visits in four were at least this fast)',
      ['Value', 'Rating', 'Measured'],
      'Core Web Vital',
      vitalRows(report),
    ),
    table(
      'Delivery of stored messages',
      ['Sent', 'Waiting', 'Given up'],
      'Notification',
      delivery.notifications.map(({ kind, sent, waiting, givenUp }) => ({
        name: notificationLabels[kind],
        cells: [sent, waiting, givenUp].map(numberText),
      })),
    ),
    visitsTable(report),
  ].filter(({ rows }) => rows.length > 0);
}

/** The numbers an owner asks for first, also with those of the period before. */
export function mainTable(report: Report): ReportTable {
  const { figures, before } = report;
  const withBefore = isComparable(report);
  const rows = mainSteps.map(([step, name]) => ({
    name,
    cells: [figures.steps[step], ...(withBefore ? [before.steps[step]] : [])].map(numberText),
  }));
  return table('Main numbers', withBefore ? ['Now', 'Before'] : ['Now'], 'Number', rows);
}

const mainSteps = [
  ['came', 'Visits'],
  ['sent-message', 'Messages stored'],
  ['called', 'Taps on the phone number'],
  ['wrote-mail', 'Taps on the email address'],
] as const satisfies readonly (readonly [VisitStep, string])[];

/** Visits by day, or by month for a long period. */
export function visitsTable({ figures, period }: Pick<Report, 'figures' | 'period'>): ReportTable {
  const isByDay = period.days <= maxDailyRows;
  const groups = Map.groupBy(figures.visitsByDay, ({ day }) => (isByDay ? day : day.slice(0, 7)));
  const rows = Array.from(groups, ([name, days]) => ({
    name: isByDay ? dayText(name) : monthText(name),
    cells: [numberText(days.reduce((sum, { visits }) => sum + visits, 0))],
  }));
  const unit = isByDay ? 'day' : 'month';
  return {
    title: `Visits by ${unit}`,
    heads: ['Visits'],
    nameHead: isByDay ? 'Day' : 'Month',
    rows,
    omitted: 0,
  };
}

/** Two months. */
const maxDailyRows = 62;

function table(
  title: string,
  heads: readonly string[],
  nameHead: string,
  rows: readonly ReportRow[],
): ReportTable {
  const shown = rows.slice(0, maxRows);
  return { title, heads, nameHead, rows: shown, omitted: rows.length - shown.length };
}

const maxRows = 12;

const steps = [
  'came',
  'looked-further',
  'turned-to-contact',
  'started-form',
  'sent-message',
  'called',
  'wrote-mail',
] as const;
const contacts = ['came', 'sent-message', 'called', 'wrote-mail'] as const;

function shortStep(step: VisitStep): string {
  return shortSteps[step];
}

const shortSteps: Readonly<Record<VisitStep, string>> = {
  came: 'Visits',
  'looked-further': '2nd page',
  'turned-to-contact': 'Contact',
  'started-form': 'Form',
  'sent-message': 'Sent',
  called: 'Called',
  'wrote-mail': 'Emailed',
};

function stepRows({ figures }: Report): readonly ReportRow[] {
  const { came } = figures.steps;
  return steps.map((step) => {
    const visits = figures.steps[step];
    const share = came === 0 ? '–' : `${Math.round((visits / came) * 100)}%`;
    return { name: stepLabels[step], cells: [numberText(visits), share] };
  });
}

function visitRows(
  from: readonly VisitsFrom[],
  columns: readonly VisitStep[],
  label: (name: string) => string,
): readonly ReportRow[] {
  return from.map(({ name, steps: counts }) => ({
    name: label(name),
    cells: columns.map((step) => numberText(counts[step])),
  }));
}

function countRows(
  counts: readonly Counted[],
  label: (name: string) => string,
): readonly ReportRow[] {
  return counts.map(({ name, count }) => ({ name: label(name), cells: [numberText(count)] }));
}

/** Named by the specification; other events are in other tables. */
const shownEvents: ReadonlySet<string> = new Set(['open_contact', 'client_images', 'view_process']);

/** Each vital, then its three screens with the most measurements. */
function vitalRows({ figures }: Report): readonly ReportRow[] {
  return figures.vitals
    .filter(({ measurements }) => measurements > 0)
    .flatMap((vital) => [
      vitalRow(vitalLabels[vital.metric], vital.metric, vital),
      ...vital.screens
        .slice(0, 3)
        .map((one) => vitalRow(`${vital.metric}, ${screenLabel(one.screen)}`, vital.metric, one)),
    ]);
}

function vitalRow(
  name: string,
  metric: VitalName,
  { p75, rating, measurements }: Vital,
): ReportRow {
  const few = measurements < minMeasurements ? ' (few)' : '';
  return {
    name,
    cells: [vitalText(metric, p75), rating ?? '–', `${numberText(measurements)}${few}`],
  };
}
