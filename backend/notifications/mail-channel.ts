import type { Content } from '#content-model/content-schema.ts';
import type { MailKind } from '../contact/notification.ts';
import type { MailAddress } from '../settings/setting-parsers.ts';
import type { Channel } from './channel.ts';
import { confirmationEmail } from './confirmation-email.ts';
import { emailHtml, emailText } from './email-layout.ts';
import { inquiryEmail } from './inquiry-email.ts';
import { headerText } from './header-text.ts';
import type { Email, Mailer } from './mailer.ts';
import type { ClaimedNotification } from './notification-queue.ts';
import { smtpTimeouts } from './smtp-mailer.ts';
import { looksLikeLink } from '../runtime/unlink.ts';
import { shorten } from '../runtime/shorten.ts';

/** Returns the channels that send the inquiry notifications and the confirmations as emails. */
export function mailChannels(
  mailer: Mailer,
  parties: () => Correspondence,
): readonly Channel<MailKind>[] {
  const deliver: Channel<MailKind>['deliver'] = (claimed, signal) =>
    mailer.send(composeEmail(parties(), claimed), signal);
  return [
    { kind: 'inquiry', isFor: () => true, concurrency, timeout: mailTimeout, deliver },
    {
      kind: 'confirmation',
      // The address of spam may be anybody's. One client must not use up the confirmations of all.
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

/**
 * In milliseconds: short, since anyone can have confirmations sent to slow mail servers, and those of other
 * visitors wait for them. A server that takes longer may get one twice.
 */
const confirmationTimeout = 120_000;

/** The maximum time to send one email, in milliseconds: the longest silence, and a minute before it. */
export const mailTimeout = smtpTimeouts.socketTimeout + 60_000;

export interface Correspondence {
  /** What the agency has written. */
  readonly content: Content;
  /** The sender of every email. */
  readonly from: MailAddress;
  readonly agencyMailbox: MailAddress;
}

/** Returns the addresses from the settings, or else the agency's own from `content/`. */
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
  { id, kind, message }: ClaimedNotification<MailKind>,
): Email {
  const { name, email } = message.content;
  const isInquiry = kind === 'inquiry';
  const written = isInquiry ? inquiryEmail(message, content) : confirmationEmail(content);
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
