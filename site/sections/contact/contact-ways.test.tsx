import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { agency, contact } from '#content-model/content.ts';
import { ContactWays } from './contact-ways.tsx';
import { MessageSent } from './sent/message-sent.tsx';

// It speaks two languages, takes text messages and has a page for appointments.
vi.mock('#content-model/content-folder.ts', () => ({
  contentFolder: 'test/fixtures/second-agency',
}));

const ways = parse(renderToStaticMarkup(<ContactWays mode="modal" formId="form" />));

test('a text message can be written, and the languages stand beside the number', () => {
  const number = ways.querySelector('li');
  const text = number?.querySelector(`a[href="sms:${agency.phone.international}"]`);
  expect(text?.text).toBe(contact.call.text);
  for (const { language, text } of agency.languages ?? []) {
    expect(number?.querySelector(`[lang="${language}"]`)?.text).toBe(text);
  }
  // There is a page in this one.
  expect(number?.querySelector('a[hreflang="ar"]')?.getAttribute('href')).toBe('/arabic');
});

test('a time can be picked before and after sending, on a page that is only linked to', () => {
  const sent = parse(renderToStaticMarkup(<MessageSent dialogId={undefined} />));
  for (const part of [ways, sent]) {
    const link = part.querySelector('[data-event="booking_click"]');
    expect(link?.getAttribute('href')).toBe(agency.booking);
    expect(link?.text).toContain(contact.booking.name);
    expect(part.querySelector('iframe, script, img, link')).toBeNull();
  }
});
