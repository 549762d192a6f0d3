import { acts } from './acts.ts';
import { isComparable, isEmpty, type Report } from './report.ts';
import { articleWords, screenWords } from './screen-words.ts';
import {
  beforeWords,
  climbTitle,
  contactTypeWords,
  counted,
  failureWords,
  periodWords,
  sourceWords,
  speedMeaning,
} from './words.ts';
import {
  keyLines,
  visits,
  way,
  firstScreens,
  sources,
  counts,
  ways,
  speed,
  notifications,
} from './report-tables.ts';

/** The report as a person at a terminal reads it. `isBold`: headings are set so. */
export function reportText(report: Report, isBold: boolean): string {
  const { figures, delivery, isUnfinished } = report;
  const heading = (words: string) => (isBold ? `\u001b[1m${words}\u001b[22m` : words);
  const section = (title: string, ...tables: readonly (readonly string[])[]) =>
    tables.every((lines) => lines.length === 0)
      ? undefined
      : [heading(title), ...tables.flatMap((lines, index) => (index > 0 ? ['', ...lines] : lines))];
  const { looksLikeSpam } = delivery;
  const spam =
    looksLikeSpam === 0 ? '' : `, ${looksLikeSpam.toLocaleString('en-US')} marked as spam`;
  const isNothing = isEmpty(report);
  const blocks = [
    [
      heading(`${report.site}: the website, ${periodWords(report)}`),
      isComparable(report)
        ? `Compared with ${beforeWords(report)}.`
        : 'The time before was not counted, or only in part: nothing to compare with.',
      ...(isUnfinished ? ['The last day is not over yet.'] : []),
    ],
    ...(isNothing
      ? [['Nothing was counted in this time. The count begins with the first visit.']]
      : [
          keyLines(report),
          section('Visits', visits(report)),
          section(climbTitle, way(figures.steps)),
          section('By first screen', firstScreens(figures.firstScreens)),
          section('Sources', sources('Source', figures.sources, sourceWords)),
          section(
            'Campaigns',
            sources('Campaign', figures.campaigns, (name) => name),
          ),
          section(
            `Screens, ${counted(figures.views, 'view')} in all`,
            counts('Screen', 'Views', figures.screens, screenWords),
            ways(report),
          ),
          section(
            'Articles read to the end',
            counts('Article', 'Times', figures.articlesRead, articleWords),
          ),
          section(
            'Contact type chosen',
            counts('Type', 'Times', figures.contactTypes, contactTypeWords),
          ),
          section(
            'Forms that could not be sent',
            counts('Reason', 'Times', figures.formFailures, failureWords),
          ),
          section('Clicks and views', counts('What was done', 'Times', acts(figures.events))),
          section(`Speed (${speedMeaning})`, speed(report)),
          [
            heading(`Delivery, ${counted(delivery.messages, 'message')} in the store${spam}`),
            ...notifications(report),
          ],
          [
            `Crawlers were shown ${counted(figures.crawlerViews, 'screen')}, which count nowhere else.`,
          ],
        ]),
  ];
  return `${blocks.flatMap((lines) => (lines === undefined ? [] : [lines.join('\n')])).join('\n\n')}\n`;
}
