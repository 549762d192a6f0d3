import type { Agency } from '#contract/agency.ts';
import type { StoredMessage } from '../contact/message-store.ts';
import type { EmailContent } from './email-content.ts';
import { unlink } from './unlink.ts';

/** Tells the agency of a message: everything it needs to answer from the mail program alone. */
export function inquiryEmail(
  { content, receivedAt, page, spamSigns }: StoredMessage,
  agency: Agency,
): EmailContent {
  const name = unlink(content.name);
  const company = unlink(content.company);
  const isSpam = spamSigns.length > 0;
  return {
    subject: `${isSpam ? 'Looks like spam: new' : 'New'} message from ${shortened(name)} (${shortened(company)})`,
    heading: 'A message from the website',
    opening: [`${name} wrote to you. Answer this notification, and it goes to them.`],
    quoted: [
      { label: 'Name', words: name },
      { label: 'Company', words: company },
      {
        label: 'Email',
        words: plainAddress.test(content.email) ? content.email : unlink(content.email),
      },
      { label: 'Phone', words: unlink(content.phone) },
      { label: 'Message', words: unlink(content.message) },
      { label: 'Received', words: localTime(receivedAt, agency.timeZone) },
      { label: 'Page', words: unlink(page ?? 'The browser did not say') },
    ],
    closing: [
      isSpam
        ? `It looks like spam, since it ${spamSigns.join(' and ')}. No confirmation was sent.`
        : `The visitor was promised an answer within ${agency.answersWithin}.`,
    ],
    signature: `Sent by the website of ${agency.name}`,
  };
}

/**
 * An address that can only be taken for one, and is left to be copied. The pattern of email addresses
 * allows `www.evil.example/win@shop.example` too.
 */
const plainAddress = /^(?!www\.)[\w.+-]+@/i;

/** Subjects are read in a list, and mail programs cut them far sooner than this. */
function shortened(words: string): string {
  const notifications = Array.from(
    new Intl.Segmenter('en').segment(words),
    ({ segment }) => segment,
  );
  return notifications.length <= 60 ? words : `${notifications.slice(0, 59).join('')}…`;
}

/** By the agency's clock, wherever its server stands: `Friday, November 20, 2026 at 5:58 PM MST`. */
function localTime(milliseconds: number, timeZone: string): string {
  const parts = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
  const day = { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' } as const;
  const format = new Intl.DateTimeFormat('en-US', { ...day, ...parts, timeZone });
  // Intl sets a narrow no-break space before PM, which old mail programs show as a box.
  return format.format(milliseconds).replaceAll('\u202f', ' ');
}
