import fc from 'fast-check';
import { parse } from 'node-html-parser';
import { createTransport } from 'nodemailer';
import PostalMime, { type Address } from 'postal-mime';
import { expect, test } from 'vitest';
import { agencyFacts } from '#backend/settings/agency-facts.ts';
import { parseContactMessage } from '#contract/contact-message.ts';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { acceptableMessage, hostileText } from '#test/fixtures/hostile-input.ts';
import { checkProperty } from '#test/fixtures/property-runs.ts';
import type { MailKind } from '../contact/notification.ts';
import type { ClaimedNotification } from './notification-queue.ts';
import { pageFromReferer } from '../contact/page-from-referer.ts';
import { spamSigns } from '../contact/spam-signs.ts';
import { composeEmail } from './compose-email.ts';
import { mailOptions } from './mail-options.ts';
import type { Notification, MailAddress } from './mailer.ts';

const agency = agencyFacts();
const mailbox = { name: agency.name, address: agency.email };

test('whatever was typed, a notification says it, goes where it should, and is nothing else', () =>
  checkProperty('notifications', claims('inquiry'), async (claim) => {
    const notification = notificationOf(claim);
    const raw = await encoded(notification);
    const email = await PostalMime.parse(raw);

    expect(email.headers.map(({ key }) => key).sort()).toEqual(headerNames);
    expectAddress(
      [email.from].filter((from) => from !== undefined),
      notification.from,
    );
    expectAddress(email.to, notification.to);
    expectAddress(email.replyTo, notification.replyTo);
    expect(spaced(email.subject)).toBe(spaced(notification.subject));

    expect(partTypes(raw)).toEqual(['text/plain; charset=utf-8', 'text/html; charset=utf-8']);
    expect(email.attachments).toEqual([]);
    expect(spaced(email.text)).toBe(spaced(notification.text));
    expect(spaced(email.html)).toBe(spaced(notification.html));

    expect(htmlTags(notification)).toEqual(templateTags);
    const { content } = claim.message;
    const shown = asWritten(parse(email.html ?? '').text);
    for (const typed of Object.values(content)) {
      expect(shown).toContain(asWritten(typed));
      expect(asWritten(email.text ?? '')).toContain(asWritten(typed));
    }
  }));

test('whatever was typed, the confirmation carries none of it', () =>
  checkProperty('confirmations', claims('confirmation'), async (claim) => {
    const raw = (await encoded(notificationOf(claim))).toString();
    const { id, message } = claim;
    const template = { ...message, page: '/', content: completeMessage, spamSigns: [] };
    const constant = (await encoded(notificationOf({ ...claim, message: template }))).toString();

    // All but the address is the same as in an email about any other message.
    expect(withoutAddress(raw)).toBe(withoutAddress(constant));
    const email = await PostalMime.parse(raw);
    expectAddress(email.to, { name: '', address: message.content.email });
    expect(email.headers.find(({ key }) => key === 'message-id')?.value).toContain(id);

    const readable = [email.subject, email.text, email.html].join('\n');
    const known = templateTexts.join('\n');
    for (const typed of Object.values(message.content)) {
      if (typed.length < 3 || known.includes(typed)) continue;
      expect(readable).not.toContain(typed);
    }
  }));

/** The raw email without its To header, which may be folded, and its random MIME boundary. */
function withoutAddress(raw: string): string {
  const boundary = /boundary="(?<boundary>[^"]+)"/.exec(raw)?.groups?.boundary ?? '';
  return raw.replace(/^To:.*\r\n(?:[ \t].*\r\n)*/m, '').replaceAll(boundary, 'boundary');
}

const headerNames = [
  ...['auto-submitted', 'content-type', 'date', 'from', 'message-id'],
  ...['mime-version', 'reply-to', 'subject', 'to'],
];

const claims = (kind: MailKind) =>
  fc.record({
    id: fc.uuid(),
    kind: fc.constant(kind),
    attempts: fc.constant(1),
    message: fc.record({
      id: fc.uuid(),
      receivedAt: fc
        .date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true })
        .map(Number),
      page: hostileText.map((path) => pageFromReferer(`http://here/${path}`, ['here'])),
      content: acceptableMessage.map((typed) => {
        const parsed = parseContactMessage(typed);
        if (!parsed.ok) throw new Error('An acceptable message was not accepted');
        return parsed.message;
      }),
      spamSigns: fc.subarray([...spamSigns]),
    }),
  });

const templateTags = htmlTags(plainNotification('inquiry'));

const { subject, text, html } = plainNotification('confirmation');
const templateTexts = [subject, text, html];

function plainNotification(kind: MailKind): Notification {
  const message = { id: 'm', receivedAt: 0, page: '/', content: completeMessage, spamSigns: [] };
  return notificationOf({ id: 'l', kind, attempts: 1, message });
}

function notificationOf(claim: ClaimedNotification<MailKind>): Notification {
  return composeEmail({ agency, from: mailbox, agencyMailbox: mailbox }, claim);
}

async function encoded(notification: Notification): Promise<Buffer> {
  const { message } = await transport.sendMail(mailOptions(notification));
  if (!Buffer.isBuffer(message)) throw new TypeError('No notification');
  return message;
}

const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** One address, and it is this one. The case of a domain says nothing. */
function expectAddress(found: readonly Address[] | undefined, expected: MailAddress): void {
  const [only, ...more] = found ?? [];
  expect(more).toEqual([]);
  expect(only?.address?.toLowerCase()).toBe(expected.address.toLowerCase());
  expect(spaced(only?.name)).toBe(spaced(expected.name));
}

/** The types of the parts as the boundary divides them, each as it stands first in its part. */
function partTypes(raw: Buffer): readonly string[] {
  const text = raw.toString('latin1');
  const boundary = /boundary="(?<boundary>[^"]+)"/.exec(text)?.groups?.boundary ?? '';
  const [head = '', ...parts] = text.split(`\r\n--${boundary}`);
  expect(head).toMatch(/^Content-Type: multipart\/alternative;/m);
  expect(parts.pop()?.trim()).toBe('--');
  return parts.map((part) => /^\r\nContent-Type: (.*)\r\n/.exec(part)?.[1] ?? '');
}

/** Every element but the breaks of lines, which are as many as were typed. */
function htmlTags({ html }: Notification): readonly string[] {
  return parse(html, { comment: true })
    .querySelectorAll('*')
    .map(({ tagName, attributes }) => `${tagName} ${Object.keys(attributes).join(' ')}`.trim())
    .filter((tag) => tag !== 'BR');
}

/**
 * Spaces of any width and number are one: notifications are folded, and indents are drawn. The mark of no
 * width that a decoder drops where a piece begins with it is none.
 */
function spaced(text = ''): string {
  return text.replaceAll('\ufeff', '').replace(/\s+/g, ' ').trim();
}

/** Without the marks that break links, and without spaces. */
function asWritten(text: string): string {
  return text.replaceAll('\u2060', '').replace(/\s/g, '');
}
