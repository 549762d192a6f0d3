import type { Agency } from '#contract/agency.ts';
import type { MailKind } from '../contact/notification.ts';
import type { ClaimedNotification } from './notification-queue.ts';
import { inquiryEmail } from './inquiry-email.ts';
import { confirmationEmail } from './confirmation-email.ts';
import { emailHtml } from './email-html.ts';
import { emailText } from './email-text.ts';
import type { Notification, MailAddress } from './mailer.ts';
import { looksLikeLink } from './unlink.ts';

export interface Correspondence {
  readonly agency: Agency;
  /** The sender of every notification. */
  readonly from: MailAddress;
  /** The mailbox of the agency. */
  readonly agencyMailbox: MailAddress;
}

/** Returns the addresses from the settings, or the agency's own from `content/`. */
export function correspondence(
  { mailFrom, mailTo }: Partial<Record<'mailFrom' | 'mailTo', MailAddress | undefined>>,
  agency: Agency,
): Correspondence {
  const own = { name: agency.name, address: agency.email };
  return { agency, from: mailFrom ?? own, agencyMailbox: mailTo ?? own };
}

/** Writes a claimed notification out. The same notification for the same claim, whenever it is tried. */
export function composeEmail(
  { agency, from, agencyMailbox }: Correspondence,
  { id, kind, message }: ClaimedNotification<MailKind>,
): Notification {
  const { name, email } = message.content;
  const isForAgency = kind === 'inquiry';
  const content = isForAgency ? inquiryEmail(message, agency) : confirmationEmail(agency);
  return {
    id,
    kind,
    from,
    // The confirmation has no display name in To: the name was typed in the form, too.
    to: isForAgency ? agencyMailbox : { name: '', address: email },
    replyTo: isForAgency
      ? { name: looksLikeLink(name) ? '' : name, address: email }
      : agencyMailbox,
    subject: content.subject,
    date: message.receivedAt,
    text: emailText(content),
    html: emailHtml(content),
  };
}
