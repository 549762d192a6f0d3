import fc from 'fast-check';
import { parse } from 'node-html-parser';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { filledFields } from '#contract/contact-fields.ts';
import { completeMessage } from '#test/fixtures/contact-messages.ts';
import { emailContent } from '#test/fixtures/email-content.ts';
import { acceptableMessage } from '#test/fixtures/hostile-input.ts';
import type { NotificationKind } from '#contract/notification-kinds.ts';
import { encodeEmail } from './folder-mailer.ts';
import { composeEmail, confirmationEmail } from './mail-channel.ts';

const from = { name: 'Fourteener', address: 'website@fourteener.example' };
const agencyMailbox = { name: 'Fourteener', address: 'office@fourteener.example' };

describe('the inquiry email', () => {
  test('goes to the agency, and an answer goes to the visitor', async () => {
    const { email } = await send('inquiry');
    const { name, email: address } = completeMessage;
    expect(email).toMatchObject({ from, to: [agencyMailbox], replyTo: [{ name, address }] });
    expect(email.subject).toContain(name);
  });

  test('has every field with its label, the local time and the page, in both parts', async () => {
    const { email } = await send('inquiry');
    for (const part of parts(email)) {
      for (const { label, text } of filledFields(completeMessage, emailContent.contactForm)) {
        expect(part).toContain(label);
        for (const line of text.split('\n\n')) expect(part).toContain(line);
      }
      expect(part).toContain('Saturday, November 21, 2026 at 12:05 PM MST');
      expect(part).toContain('/services/post/seo');
      expect(part).toContain('It is stored. An answer is promised Tuesday, November 24 by noon');
    }
  });

  test('says that a message looks like spam, and why', async () => {
    const signs = ['has many links', 'contains link markup'];
    const { email } = await send('inquiry', completeMessage, signs);
    expect(email.subject).toMatch(/^Spam from Rosa Medina/);
    expect(email.text).toContain('Spam, since it has many links and contains link markup.');
  });

  test('has no links, whatever was typed', async () => {
    const links =
      'Visit https://evil.example/win or www.evil.example, evil.example, HTTP://1.2.3.4';
    const { email } = await send('inquiry', {
      ...completeMessage,
      ...{ name: links, company: links, phone: links, message: links },
      email: 'www.evil.example/win@shop.example',
    });
    for (const part of [email.subject ?? '', ...parts(email)]) {
      expect(part).not.toMatch(/:\/\/|www\.|[a-z]\.[a-z]/i);
    }
    expect(email.text?.replaceAll('\u2060', '')).toContain(links);
    expect(email.replyTo?.[0]?.name).toBe('');
  });

  test('has no headers of the visitor, even if a line break got past every check', async () => {
    const injected = 'Rosa\r\nBcc: all@evil.example\r\n\r\nA body of my own';
    const typed = { ...completeMessage, name: injected, company: injected };
    const { email, raw } = await send('inquiry', typed);
    expect(email.bcc ?? []).toEqual([]);
    expect(raw.slice(0, raw.indexOf('\r\n\r\n'))).not.toMatch(/^Bcc:/im);
  });

  test.each([
    ['an encoded address', `=?utf-8?B?${base64('office@bank.example')}?=`],
    ['encoded text beside other text', `Rösa =?utf-8?B?${base64('\r\nBcc: all@evil.example')}?= M`],
    ['encoded text in pieces', `=\u200b?utf-8?B?${base64('office@bank.example')}?=`],
    ['a list of addresses', '"Bank" <office@bank.example>, office@bank.example'],
    ['text that is turned around', '\u202eelpmaxe.knab@eciffo\u2066\u200f'],
    ['controls', 'Rosa\u0000\u0008\u001b[2J\u0085\u2028Medina'],
    ['a very long name', 'x'.repeat(200)],
  ])('has no header that shows something else, for a name with %s', async (_, name) => {
    const { email } = await send('inquiry', { ...completeMessage, name, company: name });
    expect(email.replyTo).toMatchObject([{ address: completeMessage.email }]);
    expect(email.bcc ?? []).toEqual([]);
    const { name: shown = '' } = email.replyTo?.[0] ?? {};
    expect(shown).not.toContain('@');
    expect(shown.length).toBeLessThanOrEqual(60);
    for (const text of [shown, email.subject ?? '']) {
      expect(text).not.toMatch(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]|bank\.example/u);
    }
  });

  test('shows the name that somebody typed to whom the answer goes', async () => {
    const name = 'Núria “Nur” O’Brien-García, Jr.';
    const { email } = await send('inquiry', { ...completeMessage, name });
    expect(email.replyTo).toEqual([{ name, address: completeMessage.email }]);
    expect(email.subject).toContain(name);
  });
});

describe('the confirmation', () => {
  test('goes to the bare address of the visitor, and a reply goes to the agency', async () => {
    const { email } = await send('confirmation');
    expect(email.to).toMatchObject([{ name: '', address: completeMessage.email }]);
    expect(email.replyTo).toMatchObject([agencyMailbox]);
  });

  test('has all of its text in both parts', async () => {
    const { email } = await send('confirmation');
    const { subject, heading, opening, closing, signature } = emailContent.emails.confirmation;
    expect(email.subject).toBe(subject);
    for (const part of parts(email)) {
      for (const text of [...opening, ...closing, signature]) expect(part).toContain(text);
      expect(part).toContain('A person answers Tuesday, November 24 by noon Denver time.');
    }
    expect(email.html).toContain(heading);
  });

  test('contains nothing that was typed but the address', async () => {
    const { composed: constant } = await send('confirmation');
    const property = fc.asyncProperty(acceptableMessage, async (typed) => {
      const { composed, email } = await send('confirmation', typed, ['has many links']);
      expect(composed).toEqual({ ...constant, to: { name: '', address: typed.email } });
      const addresses = email.to?.map(({ name, address }) => [name, address?.toLowerCase()]);
      expect(addresses).toEqual([['', typed.email.toLowerCase()]]);
    });
    await fc.assert(property, { numRuns: 50 });
  });
});

test.each([{ sample: true }, { demonstration: true }])(
  'the confirmation of a copy that only shows the site promises no answer: %o',
  (facts) => {
    const agency = { ...emailContent.agency, ...facts };
    const { sample } = emailContent.emails.confirmation;
    expect(confirmationEmail(0, { ...emailContent, agency })).toMatchObject({
      opening: [sample],
      closing: [],
    });
  },
);

test.each([
  ['inquiry', undefined],
  ['digest', 'auto-generated'],
  ['confirmation', 'auto-replied'],
] as const)(
  'every attempt of the %s has one Message-ID, and Auto-Submitted: %s',
  async (kind, submitted) => {
    const { email } = await send(kind);
    const { email: retried } = await send(kind);
    expect(email.messageId).toBe('<notification-1@fourteener.example>');
    expect(retried).toMatchObject({ messageId: email.messageId, date: email.date });
    const header = email.headers.find(({ key }) => key === 'auto-submitted');
    expect(header?.value).toBe(submitted);
  },
);

async function send(kind: NotificationKind, content = completeMessage, spamSigns: string[] = []) {
  const receivedAt = Date.UTC(2026, 10, 21, 19, 5);
  const message = { id: 'm1', receivedAt, page: '/services/post/seo', content, spamSigns };
  const claimed = { id: 'notification-1', kind, attempts: 1, message };
  const composed = composeEmail({ content: emailContent, from, agencyMailbox }, claimed);
  const bytes = await encodeEmail(composed);
  return { composed, raw: bytes.toString(), email: await PostalMime.parse(bytes) };
}

function base64(text: string): string {
  return Buffer.from(text).toString('base64');
}

/** What a reader sees of the text and of the HTML. */
function parts({ text = '', html = '' }: Awaited<ReturnType<typeof PostalMime.parse>>): string[] {
  return [text, parse(html).text.replaceAll(/\s+/g, ' ')].map((part) => part.replaceAll('\r', ''));
}
