import fc from 'fast-check';
import { parse } from 'node-html-parser';
import { createTransport } from 'nodemailer';
import PostalMime, { type Address } from 'postal-mime';
import { expect, test } from 'vitest';
import { agencyContent } from '#backend/settings/agency-content.ts';
import { parseContactMessage } from '#contract/contact-message.ts';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { acceptableMessage, hostileText } from '#test/fixtures/hostile-input.ts';
import type { MailKind } from '../contact/notification.ts';
import { spamSigns } from '../contact/spam-signs.ts';
import { composeEmail } from './mail-channel.ts';
import type { MailAddress } from '../settings/setting-parsers.ts';
import { mailOptions, type Email } from './mailer.ts';
import type { ClaimedNotification } from './notification-queue.ts';

const content = agencyContent();
const { agency } = content;
const mailbox = { name: agency.name, address: agency.email };
const numRuns = 100;

test('the inquiry email shows what was typed, goes to the agency, and is nothing else', async () => {
  const templateTags = htmlTags(emailOf(template('inquiry')));
  const property = fc.asyncProperty(claims('inquiry'), async (claim) => {
    const composed = emailOf(claim);
    const raw = await encode(composed);
    const email = await PostalMime.parse(raw);

    expect(email.headers.map(({ key }) => key).sort()).toEqual(headerNames);
    expectAddress(email.from && [email.from], composed.from);
    expectAddress(email.to, composed.to);
    expectAddress(email.replyTo, composed.replyTo);
    expect(spaced(email.subject)).toBe(spaced(composed.subject));

    expect(partTypes(raw)).toEqual(['text/plain; charset=utf-8', 'text/html; charset=utf-8']);
    expect(email.attachments).toEqual([]);
    expect(spaced(email.text)).toBe(spaced(composed.text));
    expect(spaced(email.html)).toBe(spaced(composed.html));

    expect(htmlTags(composed)).toEqual(templateTags);
    for (const typed of Object.values(claim.message.content)) {
      expect(asTyped(parse(email.html ?? '').text)).toContain(asTyped(typed));
      expect(asTyped(email.text ?? '')).toContain(asTyped(typed));
    }
  });
  await fc.assert(property, { numRuns });
});

test('the confirmation contains nothing that was typed but the address', async () => {
  const property = fc.asyncProperty(claims('confirmation'), async (claim) => {
    const { email: address } = claim.message.content;
    const composed = emailOf(claim);
    const constant = emailOf({ ...template('confirmation'), id: claim.id });
    const { to, date, ...rest } = composed;
    expect(to).toEqual({ name: '', address });
    expect({ ...rest, to: undefined, date: 0 }).toEqual({ ...constant, to: undefined });

    const email = await PostalMime.parse(await encode(composed));
    expectAddress(email.to, { name: '', address });
    expect(date).toBe(claim.message.receivedAt);
  });
  await fc.assert(property, { numRuns });
});

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
      page: hostileText.map((path) => URL.parse(`http://here/${path}`)?.pathname),
      content: acceptableMessage.map((typed) => {
        const parsed = parseContactMessage(typed, content.contactForm);
        if (!parsed.ok) throw new Error('An acceptable message was not accepted');
        return parsed.message;
      }),
      spamSigns: fc.subarray([...spamSigns]),
    }),
  });

function template(kind: MailKind): ClaimedNotification<MailKind> {
  const message = { id: 'm', receivedAt: 0, page: '/', content: completeMessage, spamSigns: [] };
  return { id: 'n', kind, attempts: 1, message };
}

function emailOf(claim: ClaimedNotification<MailKind>): Email {
  return composeEmail({ content, from: mailbox, agencyMailbox: mailbox }, claim);
}

async function encode(email: Email): Promise<Buffer> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await transport.sendMail(mailOptions(email));
  if (!Buffer.isBuffer(message)) throw new TypeError('nodemailer returned no buffer');
  return message;
}

/** One address, and it is this one. Domains are case-insensitive. */
function expectAddress(found: readonly Address[] | undefined, expected: MailAddress): void {
  expect(found).toHaveLength(1);
  expect(found?.[0]?.address?.toLowerCase()).toBe(expected.address.toLowerCase());
  expect(spaced(found?.[0]?.name)).toBe(spaced(expected.name));
}

/** The first Content-Type of every part. */
function partTypes(raw: Buffer): readonly string[] {
  const text = raw.toString('latin1');
  const boundary = /boundary="(?<boundary>[^"]+)"/.exec(text)?.groups?.boundary ?? '';
  const [head = '', ...parts] = text.split(`\r\n--${boundary}`);
  expect(head).toMatch(/^Content-Type: multipart\/alternative;/m);
  expect(parts.pop()?.trim()).toBe('--');
  return parts.map((part) => /^\r\nContent-Type: (.*)\r\n/.exec(part)?.[1] ?? '');
}

/** All elements except line breaks. */
function htmlTags({ html }: Email): readonly string[] {
  return parse(html, { comment: true })
    .querySelectorAll('*')
    .map(({ tagName, attributes }) => `${tagName} ${Object.keys(attributes).join(' ')}`.trim())
    .filter((tag) => tag !== 'BR');
}

/** With one space for any number of them: emails are folded. A decoder may drop a byte order mark. */
function spaced(text = ''): string {
  return text.replaceAll('\ufeff', '').replace(/\s+/g, ' ').trim();
}

/** Without spaces and the characters that break links. */
function asTyped(text: string): string {
  return text.replaceAll('\u2060', '').replace(/\s/g, '');
}
