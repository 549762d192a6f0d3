import { change } from './change.ts';
import type { StepCounts } from './figures.ts';
import { isComparable, type Report } from './report.ts';
import { fewMeasurements } from './vital-figures.ts';
import {
  beforeWords,
  count,
  counted,
  notificationWords,
  periodWords,
  sourceWords,
  vitalValue,
} from './words.ts';
import { unlink } from '../notifications/unlink.ts';
import { emailHtml, emailText, type EmailContent } from '../notifications/email-layout.ts';
import type { Correspondence } from '../notifications/mail-channel.ts';
import type { Email, MailAddress } from '../notifications/mailer.ts';

/** Returns the report as an email: the main numbers, and `page` as an attached file. */
export function reportEmail(
  { from, agencyMailbox, agency }: Correspondence,
  to: MailAddress,
  report: Report,
  page: string,
  date: number,
): Email {
  const { month, period } = report;
  const content = reportContent(report, agency.name);
  const fileName = `website-${month ?? `${period.from}-to-${period.to}`}.html`;
  return {
    // A mail program shows only one of two emails with the same id.
    id: `report-${date}`,
    kind: 'inquiry',
    from,
    to,
    replyTo: agencyMailbox,
    subject: content.subject,
    date,
    text: emailText(content),
    html: emailHtml(content),
    attachment: { fileName, type: 'text/html; charset=utf-8', text: page },
  };
}

function reportContent(report: Report, agencyName: string): EmailContent {
  const { figures } = report;
  const { came, 'sent-message': sent } = figures.steps;
  const period = periodWords(report);
  return {
    subject: `The website, ${period}: ${counted(came, 'visit')}, ${counted(sent, 'message')}`,
    heading: `The website, ${period}`,
    opening: [
      isComparable(report)
        ? `Compared with ${beforeWords(report)}.`
        : 'The period before was not counted, or only in part, so there is nothing to compare with.',
    ],
    rows: [
      { label: 'Visits', text: step(report, 'came') },
      { label: 'Messages', text: step(report, 'sent-message') },
      { label: 'Calls', text: `${step(report, 'called')} (taps on the number)` },
      { label: 'Emails', text: `${step(report, 'wrote-mail')} (taps on the address)` },
      { label: 'Sources', text: firstSources(report) },
      { label: 'Speed', text: speed(report) },
      { label: 'Delivery', text: delivered(report) },
    ],
    closing: ['The full report is attached. Open it in a browser, or print it.'],
    signature: `Sent by the website of ${agencyName}`,
  };
}

function step(report: Report, name: keyof StepCounts): string {
  const { figures, figuresBefore, period, before } = report;
  const now = figures.steps[name];
  if (!isComparable(report)) return count(now);
  const then = figuresBefore.steps[name];
  return `${count(now)}, ${change({ now, before: then, days: period.days, daysBefore: before.days })}`;
}

/** Returns the top sources without links, since visitors can make up a source. */
function firstSources({ figures }: Report): string {
  const named = figures.sources
    .slice(0, 3)
    .map(({ name, steps }) => `${unlink(sourceWords(name)).slice(0, 60)} (${count(steps.came)})`);
  return named.length === 0 ? 'No visit yet' : named.join(', ');
}

function speed({ figures }: Report): string {
  const measured = figures.vitals.flatMap((vital) =>
    vital.rating === undefined
      ? []
      : [
          `${vital.metric} ${vitalValue(vital.metric, vital)} ${vital.rating}${vital.measurements < fewMeasurements ? ' (few measurements)' : ''}`,
        ],
  );
  return measured.length === 0 ? 'Not measured' : measured.join(', ');
}

function delivered({ delivery }: Report): string {
  const kinds = delivery.notifications.map(
    ({ kind, sent, waiting, givenUp }) =>
      `${notificationWords[kind].toLowerCase()}: ${count(sent)} sent, ${count(waiting)} waiting, ${count(givenUp)} given up`,
  );
  return [`${counted(delivery.messages, 'message')} received and kept`, ...kinds].join('; ');
}
