import { expect, test } from 'vitest';
import { honestMessages, spamMessages } from '#test/fixtures/message-corpus.ts';
import { spamSignsOf } from './spam-signs.ts';

test.each(honestMessages)('passes the honest message "$message"', (message) => {
  expect(spamSignsOf(message, { isTrapFilled: false })).toEqual([]);
  expect(spamSignsOf(message, { isTrapFilled: false, isRepeated: true })).toEqual([]);
  // From a browser that fills in every field. In another alphabet, that makes two signs.
  expect([[], ['filled in the hidden field', 'is written in another alphabet']]).toContainEqual(
    spamSignsOf(message, { isTrapFilled: true }),
  );
});

test.each(spamMessages)('marks the spam "$message"', (message) => {
  const signs = spamSignsOf(message, { isTrapFilled: true });
  expect(signs.length).toBeGreaterThan(1);
  const repeated = spamSignsOf(message, { isTrapFilled: true, isRepeated: true });
  expect(repeated).toHaveLength(signs.length + 1);
});

test('needs several signs', () => {
  const [message] = honestMessages;
  if (message === undefined) throw new Error('There is no honest message');
  expect(spamSignsOf(message, { isTrapFilled: true })).toEqual([]);
  expect(spamSignsOf(message, { isTrapFilled: true, isRepeated: true })).toHaveLength(2);
});
