import { expect, test } from 'vitest';
import { mailboxOf } from './email-budget.ts';

test.each([
  ['Rosa@Shop.example', 'rosa@shop.example'],
  ['rosa+a+b@shop.example', 'rosa@shop.example'],
  ['r.o.s.a+x@googlemail.com', 'rosa@gmail.com'],
  ['rosa+x@fastmail.com', 'rosa@fastmail.com'],
  ['r.o-s_a+x@protonmail.com', 'rosa@protonmail.com'],
])('delivers %s to the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

test.each([
  ['rosa@gmail.com', 'rosa@gmail.com.evil.example'],
  ['rosa@shop.example', 'rose@shop.example'],
  ['rosa@shop.example', 'rosa@other.example'],
  ['jean-pierre@shop.example', 'jean-paul@shop.example'],
])('keeps the mailboxes of %s and %s apart', (one, other) => {
  expect(mailboxOf(one)).not.toBe(mailboxOf(other));
});
