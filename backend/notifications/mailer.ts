import type { MailKind } from '../contact/notification.ts';
import type { SendOutcome } from './channel.ts';

export interface Mailer {
  /**
   * Hands the notification to the mail system. A problem is an outcome, never a throw.
   * Gives up with `failed` when `signal` aborts.
   */
  send(notification: Notification, signal: AbortSignal): Promise<SendOutcome>;
}

/** A notification as it leaves the house. */
export interface Notification {
  /** The id of the stored notification, the same at every attempt. */
  readonly id: string;
  readonly kind: MailKind;
  readonly from: MailAddress;
  readonly to: MailAddress;
  readonly replyTo: MailAddress;
  readonly subject: string;
  /** Milliseconds since 1970. */
  readonly date: number;
  readonly text: string;
  readonly html: string;
  /** A file that goes with it. */
  readonly attachment?: NotificationAttachment;
}

export interface NotificationAttachment {
  readonly fileName: string;
  /** Its media type. */
  readonly type: string;
  readonly text: string;
}

export interface MailAddress {
  readonly name: string;
  readonly address: string;
}
