import { createHash } from 'node:crypto';
import type { StoredMessage } from '../contact/message-store.ts';
import type { Channel } from './channel.ts';
import { emailHtml, emailText, type EmailContent } from './email-layout.ts';
import { mailTimeout, type Correspondence } from './mail-channel.ts';
import type { Email, Mailer } from './mailer.ts';
import type { ClaimedNotification } from './notification-queue.ts';
import type { Content } from '#content-model/schemas/content-schema.ts';
import { fillSlots } from '#content-model/fill-slots.ts';
import { unlink } from './unlink.ts';
import { senderName } from './inquiry-email.ts';

/** Sends the inquiries that are due in the digest as one email. */
export function digestChannel(mailer: Mailer, parties: () => Correspondence): Channel {
  return {
    kind: 'digest',
    // The store puts an inquiry into the digest.
    isFor: () => false,
    concurrency: 1,
    // More than a server accepts in an hour, so that one digest has all.
    batchSize: 10_000,
    timeout: mailTimeout,
    deliver: (batch, signal) => mailer.send(composeDigest(parties(), batch), signal),
  };
}

function composeDigest(
  { content, from, agencyMailbox }: Correspondence,
  claimed: readonly ClaimedNotification[],
): Email {
  const messages = claimed
    .map(({ message }) => message)
    .sort((one, other) => one.receivedAt - other.receivedAt);
  const ids = messages.map(({ id }) => id).sort();
  const written = digestEmail(messages, content);
  return {
    // The same only for the same messages: a mail program shows one email of each id.
    id: createHash('sha256').update(ids.join()).digest('hex').slice(0, 32),
    kind: 'digest',
    from,
    to: agencyMailbox,
    replyTo: agencyMailbox,
    subject: written.subject,
    date: Math.max(...messages.map(({ receivedAt }) => receivedAt)),
    text: emailText(written),
    html: emailHtml(written, content.brand),
  };
}

function digestEmail(
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
