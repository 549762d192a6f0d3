import { countText } from '#backend/runtime/count-text.ts';
import type { Correspondence } from '../notifications/mail-channel.ts';
import { emailHtml, emailText, type EmailContent } from '../notifications/email-layout.ts';
import type { Email } from '../notifications/mailer.ts';
import type { MailAddress } from '../settings/setting-parsers.ts';
import { unlink } from '../runtime/unlink.ts';
import { comparisonText, numberText, periodText, sourceLabel } from './report-labels.ts';
import type { Report } from './report.ts';
import { mainTable } from './report-tables.ts';

/**
 * Returns the report as an email with the main numbers.
 *
 * @param page the report as HTML, which is attached.
 * @param date milliseconds since 1970.
 */
export function reportEmail(
  { from, agencyMailbox, content: { agency, brand } }: Correspondence,
  to: MailAddress,
  report: Report,
  page: string,
  date: number,
): Email {
  const { period } = report;
  const content = reportContent(report, agency.name);
  return {
    // Mail programs show only one of two emails with the same id.
    id: `website-${date}`,
    kind: 'report',
    from,
    to,
    replyTo: agencyMailbox,
    subject: content.subject,
    date,
    text: emailText(content),
    html: emailHtml(content, brand),
    attachments: [
      {
        filename: `website-${period.from}-to-${period.to}.html`,
        contentType: 'text/html; charset=utf-8',
        content: page,
      },
    ],
  };
}

function reportContent(report: Report, agencyName: string): EmailContent {
  const { visited, 'sent-message': sent } = report.figures.steps;
  const period = periodText(report);
  const numbers = mainTable(report).rows.map(({ name, cells: [now = '', before] }) => ({
    label: name,
    text: before === undefined ? now : `${now} (before: ${before})`,
  }));
  return {
    subject: `The website, ${period}: ${countText(visited, 'visit')}, ${countText(sent, 'message')}`,
    heading: `The website, ${period}`,
    opening: [comparisonText(report)],
    rows: [...numbers, { label: 'Top sources', text: topSources(report) }],
    closing: ['The full report is attached. Open it in a browser, or print it.'],
    signature: `Sent by the website of ${agencyName}`,
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
