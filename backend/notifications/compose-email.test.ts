import PostalMime from 'postal-mime';
import { createTransport } from 'nodemailer';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { completeMessage, hostileMessage } from '#test/fixtures/contact-messages.ts';
import type { StoredMessage } from '../contact/message-store.ts';
import type { MailKind } from '../contact/notification.ts';
import type { SpamSign } from '../contact/spam-signs.ts';
import { composeEmail } from './compose-email.ts';
import { confirmationEmail } from './confirmation-email.ts';
import { mailOptions } from './mail-options.ts';

const agency = {
  sample: true,
  name: 'Fourteener',
  tagline: 'Websites',
  phone: { display: '(303) 555-0142', international: '+13035550142' },
  email: 'hello@fourteener.example',
  area: 'Denver, Colorado',
  address: { locality: 'Denver', region: 'Colorado', country: 'US' },
  serves: ['Denver'],
  hours: { sentence: 'Monday to Friday, 9am to 6pm', short: 'M-F', shortest: 'M-F', open: [] },
  answersWithin: 'two working hours',
  timeZone: 'America/Denver',
  copyrightYear: 2022,
  social: [],
};
const from = { name: 'Fourteener', address: 'website@fourteener.example' };
const agencyMailbox = { name: 'Fourteener', address: 'office@fourteener.example' };

describe('the notification to the agency', () => {
  test('goes to its mailbox, and an answer goes to the visitor', async () => {
    const { email } = await sent('inquiry');
    expect(email.from).toMatchObject(from);
    expect(email.to).toMatchObject([agencyMailbox]);
    expect(email.replyTo).toMatchObject([
      { name: completeMessage.name, address: completeMessage.email },
    ]);
    expect(email.subject).toContain(completeMessage.name);
  });

  test('has every field, the time in Denver and the page, in both parts', async () => {
    const { email } = await sent('inquiry');
    for (const part of [email.text ?? '', visibleText(email.html)]) {
      for (const words of Object.values(completeMessage)) {
        for (const paragraph of words.split('\n\n')) expect(part).toContain(paragraph);
      }
      expect(part).toContain('Saturday, November 21, 2026 at 12:05 PM MST');
      expect(part).toContain('/services/post/seo');
    }
  });

  test('keeps a long name and company out of the way of the subject', async () => {
    const name = '👩🏽‍🍳'.repeat(20) + 'x'.repeat(60);
    const { email } = await sent('inquiry', { ...completeMessage, name });
    expect(email.subject).toContain('…');
    expect(email.text).toContain(name);
  });
});

describe('the confirmation', () => {
  test('goes to the bare address of the visitor, and a reply goes to the agency', async () => {
    const { email } = await sent('confirmation');
    expect(email.to).toMatchObject([{ name: '', address: completeMessage.email }]);
    expect(email.replyTo).toMatchObject([agencyMailbox]);
  });

  test('says when to expect an answer, and how to reach the agency, in both parts', async () => {
    const { email } = await sent('confirmation');
    for (const part of [email.text ?? '', visibleText(email.html)]) {
      for (const fact of [agency.answersWithin, agency.phone.display, agency.hours.sentence]) {
        expect(part).toContain(fact);
      }
    }
  });

  test.each([completeMessage, hostileMessage])(
    'repeats nothing that was typed: %o',
    async (typed) => {
      const { raw, email } = await sent('confirmation', typed);
      const parts = [raw.replace(/^To: .*$/m, ''), email.subject, email.text, email.html];
      for (const value of Object.values(typed)) {
        for (const part of parts) expect(part).not.toContain(value);
      }
    },
  );

  test('says that someone who did not write can ignore it, in both parts', async () => {
    const { email } = await sent('confirmation');
    const words = confirmationEmail(agency).closing.at(-1) ?? '';
    expect(words).toMatch(/didn't write.* ignore/);
    for (const part of [email.text ?? '', visibleText(email.html)]) {
      expect(part.replaceAll(/\s+/g, ' ')).toContain(words);
    }
  });

  test('tells automatic responders not to answer', async () => {
    const { email } = await sent('confirmation');
    expect(header(email, 'auto-submitted')).toBe('auto-replied');
  });
});

describe('in the notification to the agency, what a visitor wrote', () => {
  test('is never markup or a link', async () => {
    const { email } = await sent('inquiry', hostileMessage);
    const html = parse(email.html ?? '');
    expect(html.querySelectorAll('script, a, img, textarea, form')).toEqual([]);
    for (const field of ['name', 'phone', 'company'] as const) {
      expect(asWritten(html.text)).toContain(hostileMessage[field]);
    }
  });

  test('is nothing that a mail program makes a link of', async () => {
    const words =
      'Visit https://evil.example/win or www.evil.example, evil.example, HTTP://1.2.3.4';
    const { email } = await sent('inquiry', {
      ...{ name: words, company: words, phone: words, message: words },
      email: 'www.evil.example/win@shop.example',
    });
    for (const part of [email.subject ?? '', email.text ?? '', visibleText(email.html)]) {
      expect(part).not.toMatch(/:\/\/|www\.|[a-z]\.[a-z]/i);
    }
    expect(asWritten(email.text ?? '')).toContain(words);
    expect(email.replyTo?.[0]?.name).toBe('');
  });

  test('is never a header, even where a line break got past every check', async () => {
    const injected = 'Rosa\r\nBcc: all@evil.example\r\n\r\nA body of my own';
    const typed = { ...completeMessage, name: injected, company: injected };
    const { email, raw } = await sent('inquiry', typed);
    expect(header(email, 'bcc')).toBeUndefined();
    expect(email.bcc ?? []).toEqual([]);
    const headers = raw.slice(0, raw.indexOf('\r\n\r\n'));
    expect(headers).toContain('Content-Type: multipart/alternative');
    expect(headers).not.toMatch(/^Bcc:/im);
  });

  test('survives in any script, with quotes and emoji', async () => {
    const { email } = await sent('inquiry', hostileMessage);
    const { name, email: address } = hostileMessage;
    expect(email.replyTo?.[0]).toMatchObject({ name, address });
    expect(email.text).toContain(name);
  });

  test('keeps lines that a mail server could take for the end', async () => {
    const { email } = await sent('inquiry', hostileMessage);
    expect(email.text).toContain('  .\n  .\n');
  });
});

test('the same claim is the same notification with the same Message-ID, whenever it is tried', async () => {
  const first = await sent('inquiry');
  const again = await sent('inquiry');
  expect(header(first.email, 'message-id')).toBe('<notification-1@fourteener.example>');
  expect(again.email).toMatchObject({ messageId: first.email.messageId, date: first.email.date });
});

test('a notification about what looks like spam says so where it is seen first, and why', async () => {
  const { email } = await sent('inquiry', completeMessage, [
    'has many links',
    'has markup of links',
  ]);
  expect(email.subject).toMatch(/^Looks like spam: new message from /);
  expect(email.text).toContain('since it has many links and has markup of links');
});

async function sent(
  kind: MailKind,
  content = completeMessage,
  spamSigns: readonly SpamSign[] = [],
) {
  const message: StoredMessage = {
    id: 'm1',
    receivedAt: Date.UTC(2026, 10, 21, 19, 5),
    page: '/services/post/seo',
    content,
    spamSigns,
  };
  const correspondence = { agency, from, agencyMailbox };
  const notification = composeEmail(correspondence, {
    id: 'notification-1',
    kind,
    attempts: 1,
    message,
  });
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message: bytes } = await transport.sendMail(mailOptions(notification));
  if (!Buffer.isBuffer(bytes)) throw new Error('No notification');
  return { raw: bytes.toString(), email: await PostalMime.parse(bytes) };
}

type Email = Awaited<ReturnType<typeof PostalMime.parse>>;

function header(email: Email, name: string): string | undefined {
  return email.headers.find(({ key }) => key === name)?.value;
}

/** Without the marks that break links. */
function asWritten(text: string): string {
  return text.replaceAll('\u2060', '');
}

function visibleText(html = ''): string {
  return parse(html).text;
}
