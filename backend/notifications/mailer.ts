import type { SendMailOptions } from 'nodemailer';
import type { NotificationKind } from '#contract/notification-kinds.ts';
import type { MailAddress } from '../settings/setting-parsers.ts';
import type { SendOutcome } from './channel.ts';

export interface Mailer {
  /** Hands an email to the mail system. Returns `failed` when `signal` aborts; see `Channel.deliver`. */
  send(email: Email, signal: AbortSignal): Promise<SendOutcome>;
}

export interface Email {
  /** The same at every attempt. */
  readonly id: string;
  readonly kind: NotificationKind | 'report';
  readonly from: MailAddress;
  readonly to: MailAddress;
  readonly replyTo: MailAddress;
  readonly subject: string;
  readonly date: number;
  readonly text: string;
  readonly html: string;
  readonly attachments?: SendMailOptions['attachments'];
}

/** Returns an email as nodemailer takes it, the same for every mailer. */
export function mailOptions({ id, kind, date, ...email }: Email): SendMailOptions {
  const { address } = email.from;
  const submission = kind === 'confirmation' ? 'auto-replied' : 'auto-generated';
  return {
    ...email,
    date: new Date(date),
    // The sender's domain, as spam filters expect. An email sent twice after a crash is shown once.
    messageId: `<${id}@${address.slice(address.lastIndexOf('@') + 1)}>`,
    // RFC 3834: keeps vacation replies from answering an email that no person wrote. An inquiry is the visitor's, and
    // help desks suspend what is marked.
    headers: kind === 'inquiry' ? {} : { 'Auto-Submitted': submission },
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
