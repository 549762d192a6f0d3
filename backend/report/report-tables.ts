import { change } from './change.ts';
import type { StepCounts, VisitsFrom } from './figures.ts';
import { isComparable, type Report } from './report.ts';
import { screenWords } from './screen-words.ts';
import { fewMeasurements } from './vital-figures.ts';
import {
  climb,
  count,
  durationWords,
  notificationWords,
  share,
  stepWords,
  vitalValue,
  vitalWords,
} from './words.ts';
import { reportTable, type ReportTable } from './report-table.ts';
import { visitBuckets } from './page/visit-buckets.ts';

/** The tables of a report at a terminal, as lines; none where there is nothing to show. */

/** What an owner asks first, with what became of it. */
export function keyLines(report: Report): readonly string[] {
  const { figures, figuresBefore, period, before } = report;
  const steps = [
    ['came', 'Visits'],
    ['sent-message', 'Messages stored'],
    ['called', 'Taps on the number'],
    ['wrote-mail', 'Taps on the address'],
  ] as const;
  const width = Math.max(...steps.map(([step]) => count(figures.steps[step]).length));
  return steps.map(([step, words]) => {
    const days = { days: period.days, daysBefore: before.days };
    const now = figures.steps[step];
    const changed = isComparable(report)
      ? change({ now, before: figuresBefore.steps[step], ...days })
      : '';
    return `  ${words.padEnd(20)}${count(now).padStart(width)}  ${changed}`.trimEnd();
  });
}

/** A line for each day, or week or month: whatever makes no more than a screenful. */
export function visits({ figures }: Report): readonly string[] {
  const { unit, buckets } = visitBuckets(figures.visitsByDay);
  return reportTable({
    heads: [unit === 'day' ? 'Day' : unit === 'week' ? 'Week' : 'Month', 'Visits'],
    rows: buckets.map(({ name, visits: sum }) => ({ name, cells: [count(sum)], bar: sum })),
    most: buckets.length,
  });
}

/** Step by step, and the other two ways to get in touch. */
export function way(steps: StepCounts): readonly string[] {
  const row = (step: keyof StepCounts) => ({
    name: stepWords[step],
    cells: [count(steps[step]), share(steps[step], steps.came)],
    bar: steps[step],
  });
  return reportTable({
    heads: ['Step', 'Visits', 'Share'],
    rows: [...climb, 'called' as const, 'wrote-mail' as const].map(row),
  });
}

/** What became of visits by where they began. */
export function firstScreens(screens: readonly VisitsFrom[]): readonly string[] {
  return table({
    heads: ['First screen', 'Came', 'Further', 'Contact', 'Form', 'Sent', 'Called', 'Mailed'],
    rows: screens.map(({ name, steps }) => ({
      name: screenWords(name),
      cells: [...climb, 'called' as const, 'wrote-mail' as const].map((step) => count(steps[step])),
    })),
  });
}

/** What became of visits by where they came from. */
export function sources(
  head: string,
  from: readonly VisitsFrom[],
  words: (name: string) => string,
): readonly string[] {
  return table({
    heads: [head, 'Visits', 'Sent', 'Called', 'Mailed'],
    rows: from.map(({ name, steps }) => ({
      name: words(name),
      cells: (['came', 'sent-message', 'called', 'wrote-mail'] as const).map((step) =>
        count(steps[step]),
      ),
      bar: steps.came,
    })),
  });
}

/** Of anything that has a name and was counted. */
export function counts(
  head: string,
  number: string,
  rows: readonly { readonly name: string; readonly count: number }[],
  words: (name: string) => string = (name) => name,
): readonly string[] {
  return table({
    heads: [head, number],
    rows: rows.map((row) => ({ name: words(row.name), cells: [count(row.count)], bar: row.count })),
  });
}

/** From one screen to the next. */
export function ways({ figures }: Report): readonly string[] {
  return table({
    heads: ['From one to the next', 'Times'],
    rows: figures.ways.map(({ from, to, count: times }) => ({
      name: `${screenWords(from)} to ${screenWords(to)}`,
      cells: [count(times)],
      bar: times,
    })),
  });
}

/** Each vital, and the screens where most was measured. */
export function speed({ figures }: Report): readonly string[] {
  const few = (measurements: number) =>
    `${count(measurements)}${measurements < fewMeasurements ? ' (few)' : ''}`;
  const all = figures.vitals.filter(({ measurements }) => measurements > 0);
  const rows = all.flatMap((vital) => [
    {
      name: `${vital.metric}: ${vitalWords[vital.metric].toLowerCase()}`,
      cells: [vitalValue(vital.metric, vital), vital.rating ?? '', few(vital.measurements)],
    },
    ...vital.screens.slice(0, 5).map((one) => ({
      name: `- ${screenWords(one.screen)}`,
      cells: [vitalValue(vital.metric, one), one.rating ?? '', few(one.measurements)],
    })),
  ]);
  return table({ heads: ['Vital', 'Value', 'Rating', 'Measured'], rows, most: rows.length });
}

/** What became of notifications, kind by kind. */
export function notifications({ delivery }: Report): readonly string[] {
  return table({
    heads: ['Notifications', 'Sent', 'Waiting', 'Given up', 'Half within', 'Slowest'],
    rows: delivery.notifications.map((of) => ({
      name: notificationWords[of.kind],
      cells: [
        ...[of.sent, of.waiting, of.givenUp].map(count),
        ...[of.medianDelay, of.longestDelay].map(durationWords),
      ],
    })),
  });
}

/** None where there is nothing to show. */
function table(of: ReportTable): readonly string[] {
  return of.rows.length === 0 ? [] : reportTable(of);
}
