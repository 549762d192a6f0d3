import type { Agency } from '#contract/agency.ts';
import type { ClaimedLetter, MailKind } from '../contact/ports.ts';
import { agencyLetter } from './agency-letter.ts';
import { confirmationEmail } from './confirmation-email.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';
import type { Letter, MailAddress } from './mailer.ts';
import { looksLikeLink } from './unlinked.ts';

export interface Correspondence {
  readonly agency: Agency;
  /** The sender of every letter. */
  readonly from: MailAddress;
  /** The mailbox of the agency. */
  readonly agencyMailbox: MailAddress;
}

/** Writes a claimed letter out. The same letter for the same claim, whenever it is tried. */
export function composeLetter(
  { agency, from, agencyMailbox }: Correspondence,
  { id, kind, message }: ClaimedLetter<MailKind>,
): Letter {
  const { name, email } = message.content;
  const isForAgency = kind === 'agency';
  const content = isForAgency ? agencyLetter(message, agency) : confirmationEmail(agency);
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
    text: letterText(content),
    html: letterHtml(content),
  };
}
