import { answersMessages } from '#content-model/schemas/agency-schema.ts';
import { answerTime } from '#content-model/answer-time.ts';
import type { Content } from '#content-model/schemas/content-schema.ts';
import { fillSlots } from '#content-model/fill-slots.ts';
import type { MailAddress } from '../settings/setting-parsers.ts';
import type { Channel } from './channel.ts';
import { emailHtml, emailText, type EmailContent } from './email-layout.ts';
import { inquiryEmail } from './inquiry-email.ts';
import type { Email, Mailer } from './mailer.ts';
import type { ClaimedNotification } from './notification-queue.ts';
import { smtpTimeouts } from './smtp-mailer.ts';
import { looksLikeLink } from './unlink.ts';
import { shorten } from './shorten.ts';

export function mailChannels(mailer: Mailer, parties: () => Correspondence): readonly Channel[] {
  const deliver: Channel['deliver'] = ([claimed], signal) =>
    mailer.send(composeEmail(parties(), claimed), signal);
  return [
    { kind: 'inquiry', isFor: () => true, concurrency, timeout: mailTimeout, deliver },
    {
      kind: 'confirmation',
      // The address of spam may be a stranger's. One client must not use up the confirmations of all.
      isFor: ({ isSpam, isNewcomer }) => isNewcomer && !isSpam,
      concurrency,
      timeout: confirmationTimeout,
      deliver,
    },
  ];
}

const concurrency = 4;

/** Emails under way at the same time. Mail providers accept about ten connections. */
export const maxEmailsUnderWay = 2 * concurrency;

/** In milliseconds: short, since anyone can have confirmations sent to slow mail servers. */
const confirmationTimeout = 120_000;

export const mailTimeout = smtpTimeouts.socketTimeout + 60_000;

export interface Correspondence {
  readonly content: Content;
  readonly from: MailAddress;
  readonly agencyMailbox: MailAddress;
}

export function correspondence(
  { mailFrom, mailTo }: Partial<Record<'mailFrom' | 'mailTo', MailAddress | undefined>>,
  content: Content,
): Correspondence {
  const own = { name: content.agency.name, address: content.agency.email };
  return { content, from: mailFrom ?? own, agencyMailbox: mailTo ?? own };
}

/** Returns the email of a notification, in the text of the release that is live at this attempt. */
export function composeEmail(
  { content, from, agencyMailbox }: Correspondence,
  { id, kind, message }: ClaimedNotification,
): Email {
  const { name, email } = message.content;
  const isInquiry = kind === 'inquiry';
  const written = isInquiry
    ? inquiryEmail(message, content)
    : confirmationEmail(message.receivedAt, content);
  return {
    id,
    kind,
    from,
    // Without a display name in a confirmation: the name was typed in the form, too.
    to: isInquiry ? agencyMailbox : { name: '', address: email },
    replyTo: isInquiry ? { name: displayName(name), address: email } : agencyMailbox,
    subject: headerText(written.subject),
    date: message.receivedAt,
    text: emailText(written),
    html: emailHtml(written, content.brand),
  };
}

/** No name that a mail program would show as another address. */
function displayName(name: string): string {
  const shown = shorten(headerText(name), 60);
  return looksLikeLink(shown) || shown.includes('@') ? '' : shown;
}

/** Returns a visitor's text for a header: in one line, never decoded as an encoded word (RFC 2047). */
function headerText(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]+/gu, ' ').trim();
  return line.replaceAll('=?', '= ?');
}

/**
 * The email to the visitor. It repeats nothing that was typed, or anyone could have us send text to a stranger.
 */
export function confirmationEmail(
  receivedAt: number,
  { agency, emails, frame }: Content,
): EmailContent {
  const { sample, answer, ...confirmation } = emails.confirmation;
  const email = { ...confirmation, rows: [] };
  if (!answersMessages(agency)) return { ...email, opening: [sample], closing: [] };
  const time = answerTime(receivedAt, agency, frame.clock);
  return { ...email, opening: [...email.opening, fillSlots(answer, { answerTime: time })] };
}
