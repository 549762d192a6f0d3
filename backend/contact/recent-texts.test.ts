import { expect, onTestFinished, test, vi } from 'vitest';
import { honestMessages, spamMessages } from '#test/fixtures/message-corpus.ts';
import { recentTexts } from './recent-texts.ts';
import { spamSignsOf } from './spam-signs.ts';

const day = 24 * 60 * 60 * 1000;
const offer = {
  ...{ name: 'Mike', company: 'Mike', phone: '1', email: 'mike@offers.example' },
  message:
    'Dear owner, we have looked at your site and found 14 faults that cost you visitors. See http://a.example/1 and answer.',
};
const again = {
  ...offer,
  name: 'Anna',
  email: 'anna@offers.example',
  message:
    'DEAR OWNER - we have looked at your site and found 27 faults,\nthat cost you visitors! See https://b.example/2?x and answer',
};

test('the same words under another address are repeated, whatever their links and numbers', () => {
  const words = recentTexts();
  expect(words.isRepeated(offer, 0)).toBe(false);
  expect(words.isRepeated(again, day - 1)).toBe(true);
});

test('the same person under a corrected address is not repeated, and a third address is', () => {
  const words = recentTexts();
  const from = (email: string) => words.isRepeated({ ...offer, email }, 0);
  expect(from('mike@ofers.example')).toBe(false);
  expect(from('mike@offers.example')).toBe(false);
  expect(from('Mike@offers.example')).toBe(false);
  expect(from('mike@ofers.example')).toBe(false);
  expect(from('mike@third.example')).toBe(true);
  expect(from('mike@third.example')).toBe(true);
});

test.each([{ name: 'Anna' }, { phone: '2' }])(
  'another person is no correction: %o',
  (different) => {
    const words = recentTexts();
    words.isRepeated(offer, 0);
    const email = 'anna@offers.example';
    expect(words.isRepeated({ ...offer, email, ...different }, 0)).toBe(true);
  },
);

test.each([
  ['from the same address', { ...again, email: 'Mike@offers.example' }, 1],
  ['a day later', again, day],
  ['of other words', { ...again, message: `${again.message} And once more.` }, 1],
])('%s they are not', (_, message, now) => {
  const words = recentTexts();
  words.isRepeated(offer, 0);
  expect(words.isRepeated(message, now)).toBe(false);
});

test('a few words are nobody’s own', () => {
  const words = recentTexts();
  for (const email of ['a@shop.example', 'b@shop.example', 'c@shop.example']) {
    const message = 'Hello, I need a website for my shop. Please call me. Thanks!';
    expect(words.isRepeated({ ...offer, message, email }, 0)).toBe(false);
  }
});

test('only the newest are remembered', () => {
  const words = recentTexts(2);
  for (const more of ['', ' And more.', ' And less.']) {
    words.isRepeated({ ...offer, message: offer.message + more }, 0);
  }
  expect(words.isRepeated(again, 0)).toBe(false);
});

test('a day later nothing of them is in memory, though nobody has written since', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const words = recentTexts();
  words.isRepeated(offer, 0);
  vi.advanceTimersByTime(day - 1);
  words.isRepeated({ ...offer, message: `${offer.message} And more.` }, 0);
  expect(words.isRepeated(again, 0)).toBe(true);
  vi.advanceTimersByTime(day);
  expect(vi.getTimerCount()).toBe(0);
  // The clock that the sightings are dated by stands still here: only forgetting can be the reason.
  expect(words.isRepeated(offer, 0)).toBe(false);
});

test('honest messages repeat none of each other, nor are they marked where all of them came before', () => {
  const words = recentTexts();
  for (const sender of ['', 'another-']) {
    for (const message of honestMessages) {
      const repeated = words.isRepeated({ ...message, email: sender + message.email }, 0);
      if (sender === '') expect(repeated).toBe(false);
      const facts = { isTrapFilled: false, repeated };
      expect(spamSignsOf(message, facts)).toEqual([]);
    }
  }
});

test('spam that is repeated is known by one sign more', () => {
  for (const message of spamMessages) {
    const facts = { isTrapFilled: true };
    const signs = spamSignsOf(message, { ...facts, repeated: true });
    expect(signs).toHaveLength(spamSignsOf(message, facts).length + 1);
  }
});
