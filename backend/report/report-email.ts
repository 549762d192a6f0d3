import type { Correspondence } from '../notifications/mail-channel.ts';
import { emailHtml, emailText, type EmailContent } from '../notifications/email-layout.ts';
import type { Email } from '../notifications/mailer.ts';
import type { MailAddress } from '../settings/setting-parsers.ts';
import { unlink } from '../notifications/unlink.ts';
import { comparisonText, numberText, periodText, sourceLabel, countText } from './report-labels.ts';
import type { Report } from './report.ts';
import { mainTable } from './report-tables.ts';

export function reportEmail(
  { from, agencyMailbox, content: { agency, brand } }: Correspondence,
  to: MailAddress,
  report: Report,
  page: string,
  date: number,
): Email {
  const { visited, 'sent-message': sent } = report.figures.steps;
  const heading = `The website, ${periodText(report)}`;
  const numbers = mainTable(report).rows.map(({ name, cells: [now = '', before] }) => ({
    label: name,
    text: before === undefined ? now : `${now} (before: ${before})`,
  }));
  const content: EmailContent = {
    subject: `${heading}: ${countText(visited, 'visit')}, ${countText(sent, 'message')}`,
    heading,
    opening: [comparisonText(report)],
    rows: [...numbers, { label: 'Top sources', text: topSources(report) }],
    closing: ['The full report is attached. Open it in a browser, or print it.'],
    signature: `Sent by the website of ${agency.name}`,
  };
  return {
    // Mail programs show only one of two emails with the same id.
    id: `website-${date}`,
    ...{ kind: 'report', from, to, replyTo: agencyMailbox, subject: content.subject, date },
    text: emailText(content),
    html: emailHtml(content, brand),
    attachments: [
      {
        filename: `website-${report.period.from}-to-${report.period.to}.html`,
        contentType: 'text/html; charset=utf-8',
        content: page,
      },
    ],
  };
}

/** Not as links, since visitors can make up a source. */
function topSources({ figures }: Report): string {
  const top = figures.sources
    .filter(({ steps }) => steps.visited > 0)
    .slice(0, 3)
    .map(({ name, steps }) => `${unlink(sourceLabel(name))} (${numberText(steps.visited)})`);
  return top.length === 0 ? 'None' : top.join(', ');
}
