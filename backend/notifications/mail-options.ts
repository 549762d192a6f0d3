import type { SendMailOptions } from 'nodemailer';
import type { Letter, LetterAttachment } from './mailer.ts';

/** The letter in nodemailer's terms, the same in every mailer. */
export function mailOptions(letter: Letter): SendMailOptions {
  return {
    from: letter.from,
    to: letter.to,
    replyTo: letter.replyTo,
    subject: letter.subject,
    text: letter.text,
    html: letter.html,
    ...(letter.attachment === undefined ? {} : { attachments: [attached(letter.attachment)] }),
    date: new Date(letter.date),
    messageId: messageId(letter),
    headers: {
      // RFC 3834: so that no holiday notice answers a letter that no person wrote.
      'Auto-Submitted': letter.kind === 'receipt' ? 'auto-replied' : 'auto-generated',
    },
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function attached({ fileName, type, text }: LetterAttachment) {
  return { filename: fileName, contentType: type, content: text };
}

/**
 * The same at every attempt, so that a letter sent twice by a crash is known as one. It carries the
 * sender's domain, as spam filters expect.
 */
function messageId({ id, from }: Letter): string {
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return `<${id}@${domain}>`;
}
