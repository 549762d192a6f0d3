import { describe, expect, test } from 'vitest';
import { honestMessages, spamMessages } from '#test/fixtures/message-corpus.ts';
import { spamSignsOf } from './spam-signs.ts';

const plain = { isTrapFilled: false };

describe('an honest message passes', () => {
  test.each(honestMessages)('$message', (message) => {
    expect(spamSignsOf(message, plain)).toEqual([]);
  });

  test.each(honestMessages)('also from a browser that fills in every field: $name', (message) => {
    const signs = spamSignsOf(message, { ...plain, isTrapFilled: true });
    // Unless it is in another alphabet too: then two signs meet, and it is kept and marked.
    expect(signs.filter((sign) => sign !== 'filled the hidden field')).toEqual(
      signs.length === 0 ? [] : ['is in another alphabet than the site'],
    );
  });
});

describe('spam is known by several signs', () => {
  test.each(spamMessages)('$message', (message) => {
    expect(spamSignsOf(message, { ...plain, isTrapFilled: true }).length).toBeGreaterThan(1);
  });
});

test('no sign of a plain form is enough alone', () => {
  const [message] = honestMessages;
  if (message === undefined) throw new Error('There is no honest message');
  expect(spamSignsOf(message, { isTrapFilled: true })).toEqual([]);
  expect(spamSignsOf(message, { isTrapFilled: false, repeated: true })).toEqual([]);
  expect(spamSignsOf(message, { isTrapFilled: true, repeated: true })).toHaveLength(2);
});
