import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unsentMessageWords } from './unsent-message.ts';

const texts = { name: 'Rosa Medina', email: '', phone: '', company: '', message: '' };
let [tab, browser] = [new Map<string, string>(), new Map<string, string>()];

beforeEach(() => {
  [tab, browser] = [new Map(), new Map()];
  vi.stubGlobal('sessionStorage', storageOf(tab));
  vi.stubGlobal('localStorage', storageOf(browser));
});
afterEach(() => vi.unstubAllGlobals());

test('a message that waits is told of, and whether it may have arrived', () => {
  wait({ until: Date.now() + 1_000, unsure: false });
  expect(unsentMessageWords()).toBe('Your message is not sent yet');
  wait({ until: Date.now() + 1_000, unsure: true });
  expect(unsentMessageWords()).toBe('Your message may not have arrived');
});

test.each([
  ['whose time is over', JSON.stringify({ texts, until: 1, unsure: false })],
  ['without a time', JSON.stringify({ texts })],
  ['that is not ours', 'not json'],
])('a message %s is removed by any page', (_, json) => {
  browser.set('unsent-message', json);
  expect(unsentMessageWords()).toBeUndefined();
  expect(browser).toEqual(new Map());
});

test('a tab with another draft says nothing, since its form does not show the message', () => {
  const until = Date.now() + 1_000;
  wait({ until, unsure: false });
  tab.set('contact-draft', JSON.stringify({ ...texts, name: 'Sam Ortiz' }));
  expect(unsentMessageWords()).toBeUndefined();
  tab.set('contact-draft', JSON.stringify({ ...texts, unsent: until }));
  expect(unsentMessageWords()).toBe('Your message is not sent yet');
});

test('where storage is blocked nothing waits', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(unsentMessageWords()).toBeUndefined();
});

function wait(message: { until: number; unsure: boolean }) {
  browser.set('unsent-message', JSON.stringify({ texts, ...message }));
}

function storageOf(entries: Map<string, string>) {
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    removeItem: (key: string) => entries.delete(key),
  };
}
