import { expect, test } from 'vitest';
import { anyMessage } from '#test/fixtures/contact-messages.ts';
import { honestMessages, spamMessages } from '#test/fixtures/message-corpus.ts';
import { spamSignsOf } from './spam-signs.ts';

const { name, email, phone, company, message: text } = anyMessage;
const plainMessage = { name, email, phone, company, message: text };
const trap = 'filled in the hidden field';
const links = (count: number) => 'https://a.example '.repeat(count);

test.each(honestMessages)('passes the honest message "$message"', (message) => {
  expect(spamSignsOf(message, false)).toEqual([]);
  // From a browser that fills in every field. In another alphabet, that makes two signs.
  expect([[], [trap, 'is written in another alphabet']]).toContainEqual(spamSignsOf(message, true));
});

test.each(spamMessages)('marks the spam "$message"', (message) => {
  expect(spamSignsOf(message, true).length).toBeGreaterThan(1);
});

test.each([
  ['contains link markup', { message: 'See <a class="big" href="/">' }],
  ['contains link markup', { message: 'See [url=a.example]' }],
  ['has a link as a name', { company: 'www.a.example' }],
  ['has many links', { message: links(3) }],
  ['uses the words of common spam', { message: 'We sell backlinks' }],
  ['uses the words of common spam', { budget: 'Bitcoin' }],
  ['is written in another alphabet', { message: 'Добрий день' }],
])('names the sign that a message %s', (sign, fields) => {
  const message = { ...plainMessage, ...fields };
  expect(spamSignsOf(message, true)).toEqual([trap, sign]);
  expect(spamSignsOf(message, false)).toEqual([]);
});

test.each([
  ['two links', { message: links(2) }, true],
  ['as many letters of one alphabet as of another', { message: 'Привет Robert' }, true],
  ['no letters', { message: '+1 303 555 0142' }, true],
  ['a link as a name and many links', { company: 'www.a.example', message: links(3) }, false],
])('passes %s', (_, fields, isTrapFilled) => {
  expect(spamSignsOf({ ...plainMessage, ...fields }, isTrapFilled)).toEqual([]);
});
