import { expect, onTestFinished, test, vi } from 'vitest';
import { anyMessage } from '#test/fixtures/contact-messages.ts';
import { honestMessages } from '#test/fixtures/message-corpus.ts';
import { recentTexts } from './recent-texts.ts';

const day = 24 * 60 * 60 * 1000;
const offer = {
  ...anyMessage,
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

test.each([
  ['from another address with other links and numbers', again, day - 1, true],
  ['from another name', { ...offer, email: again.email, name: 'Anna' }, 0, true],
  ['from another phone number', { ...offer, email: again.email, phone: '2' }, 0, true],
  ['from the same address', { ...again, email: 'Mike@offers.example' }, 1, false],
  ['a day later', again, day, false],
  ['with one more sentence', { ...again, message: `${again.message} And once more.` }, 1, false],
])('a text that comes again %s', (_, message, now, isRepeated) => {
  const texts = recentTexts();
  expect(texts.isRepeated(offer, 0)).toBe(false);
  expect(texts.isRepeated(message, now)).toBe(isRepeated);
});

test('one corrected address of the same person is not repeated, a third address is', () => {
  const texts = recentTexts();
  const from = (email: string) => texts.isRepeated({ ...offer, email }, 0);
  expect(from('mike@ofers.example')).toBe(false);
  expect(from('mike@offers.example')).toBe(false);
  expect(from('mike@ofers.example')).toBe(false);
  expect(from('mike@third.example')).toBe(true);
  expect(from('mike@third.example')).toBe(true);
});

test('short texts are not compared', () => {
  const texts = recentTexts();
  for (const email of ['a@shop.example', 'b@shop.example', 'c@shop.example']) {
    const message = 'Hello, I need a website for my shop. Please call me. Thanks!';
    expect(texts.isRepeated({ ...offer, message, email }, 0)).toBe(false);
  }
});

test('only the newest are remembered', () => {
  const texts = recentTexts(2);
  for (const more of ['', ' And more.', ' And less.']) {
    texts.isRepeated({ ...offer, message: offer.message + more }, 0);
  }
  expect(texts.isRepeated(again, 0)).toBe(false);
});

test('deletes every text after a day, also without new messages', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  recentTexts().isRepeated(offer, 0);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(day);
  expect(vi.getTimerCount()).toBe(0);
});

test('honest messages do not repeat each other', () => {
  const texts = recentTexts();
  for (const message of honestMessages) expect(texts.isRepeated(message, 0)).toBe(false);
});
