import type { Content } from '#contract/content/content-schema.ts';
import type { EmailContent } from './email-layout.ts';

/**
 * Returns the email to the visitor: their message arrived, and what happens next. Nobody has
 * confirmed the address, so the email is the same for everyone. If it repeated what was typed,
 * anyone could have us send their text to a stranger.
 */
export function confirmationEmail({ agency }: Content): EmailContent {
  return {
    subject: `We have your message (${agency.name})`,
    heading: 'We have your message',
    opening: [
      'Hello,',
      `Thank you for writing to us. A person reads every message, and you'll have an answer within ${agency.answersWithin}.`,
    ],
    rows: [],
    closing: [
      `Is it urgent, or did you forget something? Reply to this email, or call ${agency.phone.display}, ${agency.hours.sentence}.`,
      "If you didn't write to us, someone entered your address by mistake. You can ignore this email.",
    ],
    signature: `${agency.name}, ${agency.area}`,
  };
}
