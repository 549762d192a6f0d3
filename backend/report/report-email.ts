import type { Correspondence } from '../notifications/mail-channel.ts';
import type { Email } from '../notifications/mailer.ts';
import type { MailAddress } from '../settings/setting-parsers.ts';
import { unlink } from '../text/unlink.ts';
import { countText, periodText } from './report-labels.ts';
import { reportText } from './report-text.ts';
import type { Report } from './report.ts';

/**
 * Returns the report as a plain email.
 *
 * @param page the report as HTML, which is attached.
 * @param date milliseconds since 1970.
 */
export function reportEmail(
  { from, agencyMailbox }: Omit<Correspondence, 'content'>,
  to: MailAddress,
  report: Report,
  page: string,
  date: number,
): Email {
  const { period, figures } = report;
  const { visited, 'sent-message': sent } = figures.steps;
  return {
    // Mail programs show only one of two emails with the same id.
    id: `website-${date}`,
    kind: 'report',
    from,
    to,
    replyTo: agencyMailbox,
    subject: `The website, ${periodText(report)}: ${countText(visited, 'visit')}, ${countText(sent, 'message')}`,
    date,
    // Without links, since visitors can make up a source.
    text: `${unlink(reportText(report))}\nThe attached page has the same numbers, to read or print in a browser.\n`,
    attachment: {
      fileName: `website-${period.from}-to-${period.to}.html`,
      type: 'text/html; charset=utf-8',
      text: page,
    },
  };
}
