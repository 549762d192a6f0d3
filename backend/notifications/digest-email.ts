import type { Content } from '#content-model/content-schema.ts';
import { fillSlots } from '#content-model/fill-slots.ts';
import type { StoredMessage } from '../contact/message-store.ts';
import { unlink } from '../runtime/unlink.ts';
import type { EmailContent } from './email-layout.ts';
import { senderName } from './inquiry-email.ts';

/** Returns the email to the agency about many messages: who wrote each, and when. */
export function digestEmail(
  messages: readonly StoredMessage[],
  { agency, contactForm, emails: { digest } }: Content,
): EmailContent {
  const count = messages.length;
  const format = new Intl.DateTimeFormat('en-US', {
    ...({ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const),
    timeZone: agency.timeZone,
  });
  const rows = messages.slice(0, maxRows).map(({ content, receivedAt }) => ({
    label: format.format(receivedAt).replaceAll('\u202f', ' '),
    text: senderName(content, contactForm, unlink),
  }));
  const more = count > maxRows ? [fillSlots(digest.more, { count: count - maxRows })] : [];
  return {
    subject: fillSlots(digest.subject, { count }),
    heading: digest.heading,
    opening: [digest.opening],
    rows,
    closing: [...more, digest.closing],
    signature: digest.signature,
  };
}

/** Mail programs cut an email that is much longer. */
const maxRows = 500;
