import { expect, test } from 'vitest';
import { honestMessages, spamMessages } from '#test/fixtures/message-corpus.ts';
import { spamSignsOf } from './spam-signs.ts';

test.each(honestMessages)('passes the honest message "$message"', (message) => {
  expect(spamSignsOf(message, { isTrapFilled: false })).toEqual([]);
  // From a browser that fills in every field. In another alphabet, that makes two signs.
  expect([[], ['filled in the hidden field', 'is written in another alphabet']]).toContainEqual(
    spamSignsOf(message, { isTrapFilled: true }),
  );
});

test.each(spamMessages)('marks the spam "$message"', (message) => {
  expect(spamSignsOf(message, { isTrapFilled: true }).length).toBeGreaterThan(1);
});
