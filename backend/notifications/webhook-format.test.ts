import { describe, expect, test } from 'vitest';
import type { ContactMessage } from '#contract/contact-message.ts';
import {
  contentWithExtraFields,
  messageWithExtraFields,
} from '#test/fixtures/content-with-extra-fields.ts';
import { fixedMessage, hostileMessage } from '#test/fixtures/contact-messages.ts';
import { emailContent } from '#test/fixtures/email-content.ts';
import { webhookCall } from './webhook-format.ts';

const title = 'New from Rosa Medina (Alder & Rye Bakery)';
const lines = ['(303) 555-0117', 'We need a page for Saturday orders. Can you call on Monday?'];

describe('the format', () => {
  test.each([
    ['https://prod-12.westus.logic.azure.com/workflows/x?sig=y', 'attachments'],
    ['https://push.agency.example/topic#ntfy', 'topic'],
    ['https://hooks.slack.com.evil.example/x', 'id'],
    ['https://prod-12.westus.logic.azure.com/workflows/x#json', 'id'],
  ])('of %s has the key %s', (address, key) => {
    expect(format(address).body).toHaveProperty(key);
  });

  test('is the whole message as JSON for any program', () => {
    expect(format('https://agency.example/hook').body).toEqual({
      text: [title, ...lines].join('\n'),
      id: 'm1',
      receivedAt: '2026-11-21T19:00:00.000Z',
      page: '/about',
      ...fixedMessage,
    });
  });

  test('is plain text for Slack', () => {
    expect(format('https://hooks.slack.com/services/x').body).toMatchObject({
      text: [title.replace('&', '&amp;'), ...lines].join('\n'),
      mrkdwn: false,
      parse: 'none',
    });
  });

  test('is a card for Microsoft Teams', () => {
    const run = (text: string) => ({ type: 'RichTextBlock', inlines: [{ type: 'TextRun', text }] });
    const content = { type: 'AdaptiveCard', version: '1.2', body: [title, ...lines].map(run) };
    expect(format('https://agency.example/workflow#teams').body).toMatchObject({
      type: 'message',
      attachments: [{ contentType: 'application/vnd.microsoft.card.adaptive', content }],
    });
  });

  test('has the topic in the body for ntfy', () => {
    const { url, body } = format('https://ntfy.sh/secret-topic?auth=x');
    expect(url.href).toBe('https://ntfy.sh/?auth=x');
    expect(body).toMatchObject({ topic: 'secret-topic', title, message: lines.join('\n') });
  });
});

test.each(['slack', 'teams', 'ntfy', 'json'])('has no markup, links or mentions for %s', (name) => {
  const { body } = format(`https://agency.example/hook#${name}`, {
    ...fixedMessage,
    phone: hostileMessage.phone,
    name: '<!channel> @channel <@U1> <https://evil.example|us>',
    company: '*A*\u0007\u202e & <B>\r\nhttps://evil.example [x](y)',
    message: '\u001b[31mwww\u0000.evil.example '.repeat(99),
  });
  const shown = name === 'json' ? textOf(body) : JSON.stringify(body);
  expect(shown).not.toMatch(/https?:\/\/evil|www\.evil|@channel|\\u00|\\r/);
  expect(shown.length).toBeLessThan(1000);
  if (name === 'slack') {
    expect(textOf(body)).not.toMatch(/[<>]/);
    // The title, the phone number and the message: no line of the visitor's making.
    expect(textOf(body).split('\n')).toHaveLength(3);
  }
});

test('fits into the 4096 bytes of ntfy, whatever a character is made of', () => {
  const odd = { name: `e${'\u0301'.repeat(9000)}`, message: '👩🏽‍🍳'.repeat(900) };
  const { body } = format('https://ntfy.sh/topic', { ...fixedMessage, ...odd });
  expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThan(4096);
});

test('has the fields of the agency with their labels, short enough for ntfy', () => {
  const { contactForm } = contentWithExtraFields;
  const shown = textOf(
    format('https://agency.example/hook', messageWithExtraFields, contentWithExtraFields).body,
  );
  expect(shown).toContain('Budget: $2,000 & "more"\nWebsite of your shop: The one at the market\n');
  expect(shown).toContain('\nDetails: Bread. And cake.\n');

  const fields = Array.from({ length: 10 }, (_, index) => ({
    ...{ name: `n${index}`, label: '李'.repeat(80), multiline: true },
  }));
  const texts = fields.map(({ name }) => [name, '李'.repeat(1000)] as const);
  const { body } = format(
    'https://ntfy.sh/topic',
    { ...fixedMessage, message: '李'.repeat(900), ...Object.fromEntries(texts) },
    { ...contentWithExtraFields, contactForm: { ...contactForm, extraFields: fields } },
  );
  expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThan(4096);
});

function format(address: string, content: ContactMessage = fixedMessage, ofAgency = emailContent) {
  const receivedAt = Date.UTC(2026, 10, 21, 19);
  const message = { id: 'm1', receivedAt, page: '/about', content, spamSigns: [] };
  return webhookCall(new URL(address), message, ofAgency);
}

function textOf(body: object): string {
  return 'text' in body ? String(body.text) : '';
}
