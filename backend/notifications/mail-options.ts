import type { SendMailOptions } from 'nodemailer';
import type { Notification, NotificationAttachment } from './mailer.ts';

/** The notification in nodemailer's terms, the same in every mailer. */
export function mailOptions(notification: Notification): SendMailOptions {
  return {
    from: notification.from,
    to: notification.to,
    replyTo: notification.replyTo,
    subject: notification.subject,
    text: notification.text,
    html: notification.html,
    ...(notification.attachment === undefined
      ? {}
      : { attachments: [attached(notification.attachment)] }),
    date: new Date(notification.date),
    messageId: messageId(notification),
    headers: {
      // RFC 3834: so that no holiday notice answers a notification that no person wrote.
      'Auto-Submitted': notification.kind === 'confirmation' ? 'auto-replied' : 'auto-generated',
    },
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function attached({ fileName, type, text }: NotificationAttachment) {
  return { filename: fileName, contentType: type, content: text };
}

/**
 * The same at every attempt, so that a notification sent twice by a crash is known as one. It carries the
 * sender's domain, as spam filters expect.
 */
function messageId({ id, from }: Notification): string {
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return `<${id}@${domain}>`;
}
