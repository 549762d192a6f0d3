import { randomUUID } from 'node:crypto';
import type { Content } from '#content-model/content-schema.ts';
import { emailHtml, emailText } from '#backend/notifications/email-layout.ts';
import { correspondence, mailTimeout } from '#backend/notifications/mail-channel.ts';
import { smtpMailer } from '#backend/notifications/smtp-mailer.ts';
import type { Config } from '#backend/settings/config.ts';

/**
 * Logs in at the mail server and sends one email to the mailbox that gets the messages. Returns what is
 * wrong, or nothing if the server has accepted it.
 */
export async function testEmailProblems(
  config: Pick<Config, 'smtpServer' | 'mailFrom' | 'mailTo'>,
  content: Content,
): Promise<readonly string[]> {
  if (config.smtpServer === undefined) return ['SMTP_URL: is not set, so no email can be sent.'];
  const { agency, brand } = content;
  const { from, agencyMailbox } = correspondence(config, content);
  const subject = `A test from the website of ${agency.name}`;
  const email = {
    subject,
    heading: subject,
    opening: ['The website can send email: messages from its contact form will arrive here.'],
    rows: [],
    closing: ['You need not answer. If this was in the spam folder, mark it as wanted.'],
    signature: `Sent by the website of ${agency.name}`,
  };
  const outcome = await smtpMailer(config.smtpServer).send(
    {
      ...{ id: randomUUID(), kind: 'inquiry', from, to: agencyMailbox, replyTo: agencyMailbox },
      ...{ subject, date: Date.now(), text: emailText(email), html: emailHtml(email, brand) },
    },
    AbortSignal.timeout(mailTimeout),
  );
  if (outcome.kind === 'sent') return [];
  return [
    `SMTP_URL: the mail server did not take an email to ${agencyMailbox.address}: ${outcome.problem} (${outcome.code}). Check SMTP_URL, MAIL_FROM and MAIL_TO.`,
  ];
}
