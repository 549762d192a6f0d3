import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

test.each([
  ['Rosa@Shop.example', 'rosa@shop.example'],
  ['rosa+website@shop.example', 'rosa@shop.example'],
  ['rosa+a+b@shop.example', 'rosa@shop.example'],
  ['+rosa@shop.example', '@shop.example'],
  ['r.o.s.a+x@googlemail.com', 'rosa@gmail.com'],
  ['rosa+x@outlook.com', 'rosa@outlook.com'],
  ['rosa+x@hotmail.co.uk', 'rosa@hotmail.co.uk'],
  ['rosa-shop-2@yahoo.com', 'rosa@yahoo.com'],
  ['rosa-shop@yahoo.co.uk', 'rosa@yahoo.co.uk'],
  ['rosa-shop+x@ymail.com', 'rosa@ymail.com'],
  ['rosa+x@me.com', 'rosa@icloud.com'],
  ['rosa@mac.com', 'rosa@icloud.com'],
  ['rosa+x@fastmail.com', 'rosa@fastmail.com'],
  ['r.o-s_a+x@protonmail.com', 'rosa@proton.me'],
  ['rosa@pm.me', 'rosa@proton.me'],
])('delivers %s to the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

test.each([
  ['rosa.medina@shop.example', 'rosamedina@shop.example'],
  ['rosa-shop@shop.example', 'rosa@shop.example'],
  ['rosa.medina@yahoo.com', 'rosamedina@yahoo.com'],
  ['rosa-shop@yahoo.evil.example', 'rosa@yahoo.evil.example'],
  ['rosa.medina@gmail.com.evil.example', 'rosamedina@gmail.com.evil.example'],
])('keeps the mailboxes of %s and %s apart', (one, other) => {
  expect(mailboxOf(one)).not.toBe(mailboxOf(other));
});
