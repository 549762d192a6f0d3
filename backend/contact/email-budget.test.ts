import { expect, test } from 'vitest';
import { inquiryPeriod, mailboxOf, maxInquiries, nextDigest } from './email-budget.ts';

test('two digests and the emails of their own are no more than an hour may have', () => {
  for (const perHour of [2, 3, 30]) {
    expect(maxInquiries(perHour, true) + 2).toBe(perHour);
    expect(maxInquiries(perHour, false)).toBeLessThanOrEqual(maxInquiries(perHour, true) / 2);
  }
});

test('the next digest is at a full hour, at least a minute and at most little more than an hour away', () => {
  const minute = 60_000;
  const noon = Date.UTC(2026, 10, 21, 19);
  expect(nextDigest(noon)).toBe(noon + inquiryPeriod);
  expect(nextDigest(noon - minute)).toBe(noon);
  expect(nextDigest(noon - minute + 1)).toBe(noon + inquiryPeriod);
});

test.each([
  ['Rosa@Shop.example', 'rosa@shop.example'],
  ['rosa+a+b@shop.example', 'rosa@shop.example'],
  ['r.o.s.a+x@googlemail.com', 'rosa@gmail.com'],
  ['rosa+x@me.com', 'rosa@icloud.com'],
  ['r.o-s_a+x@protonmail.com', 'rosa@proton.me'],
  ['rosa@yandex.ru', 'rosa@yandex.com'],
  ['rosa-shop@yahoo.com', 'rosa@yahoo.com'],
  ['rosa-a-b@yahoo.co.jp', 'rosa@yahoo.co.jp'],
  ['anything@rosa.fastmail.com', 'rosa@fastmail.com'],
])('delivers %s to the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

test.each([
  ['rosa@gmail.com', 'rosa@gmail.com.evil.example'],
  ['rosa@shop.example', 'rose@shop.example'],
  ['rosa@shop.example', 'rosa@other.example'],
  ['jean-pierre@shop.example', 'jean-paul@shop.example'],
  ['rosa-shop@yahoo.evil.example', 'rosa@yahoo.evil.example'],
])('keeps the mailboxes of %s and %s apart', (one, other) => {
  expect(mailboxOf(one)).not.toBe(mailboxOf(other));
});
