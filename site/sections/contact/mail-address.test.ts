import { expect, test } from 'vitest';
import { contactForm } from '#content-model/content.ts';
import { forEachContactField } from '#site/content/contact-fields.ts';
import { mailAddress } from './mail-address.ts';

const text = {
  name: 'Rosa Medina',
  email: 'rosa@alder-and-rye.example',
  phone: '(303) 555-0117',
  company: 'Alder & Rye Bakery',
  message: 'Saturday orders?\n\nThank you & bye.',
};

test('says who writes and what', () => {
  const { subject, body } = parts(mailAddress('hello@agency.example', text));
  expect(subject).toBe(contactForm.ownMail.subject.replace('{visitor}', text.company));
  expect(body).toBe(
    'Rosa Medina\r\n(303) 555-0117\r\nAlder & Rye Bakery\r\n\r\nSaturday orders?\r\n\r\nThank you & bye.',
  );
});

test('gives an empty form an empty mail', () => {
  const nothing = forEachContactField(() => '');
  expect(parts(mailAddress('hello@agency.example', nothing))).toEqual({
    subject: contactForm.ownMail.subjectWithoutName,
    body: '',
  });
});

test.each([
  ['characters of many bytes', 'رنا '.repeat(800)],
  ['half of a pair', '\ud83e'.repeat(900)],
])('cuts %s that is too long between characters, and says so', (_, message) => {
  const address = mailAddress('hello@agency.example', {
    name: '🥐'.repeat(200),
    email: text.email,
    phone: 'رنا '.repeat(50),
    company: '🏔'.repeat(200),
    message,
  });
  expect(address.length).toBeLessThanOrEqual(1_800);
  const { body } = parts(address);
  expect(body.endsWith(contactForm.ownMail.endOfShortened)).toBe(true);
  expect(body.isWellFormed()).toBe(true);
});

function parts(address: string): { subject: string; body: string } {
  const query = new URL(address).searchParams;
  return { subject: query.get('subject') ?? '', body: query.get('body') ?? '' };
}
