import { afterEach, expect, test, vi } from 'vitest';
import { asksNotToShare, googleAnswer } from './google-answer.ts';
import { mayCount, uncountedKey } from './may-count.ts';

afterEach(() => vi.unstubAllGlobals());

test('either signal of the browser asks that nothing be shared, and no other value of theirs', () => {
  expect(asksNotToShare({ globalPrivacyControl: true, doNotTrack: null })).toBe(true);
  expect(asksNotToShare({ doNotTrack: '1' })).toBe(true);
  expect(asksNotToShare({ globalPrivacyControl: false, doNotTrack: '0' })).toBe(false);
  expect(asksNotToShare({ doNotTrack: 'unspecified' })).toBe(false);
});

test('what a visitor says is remembered; anything else in its place is no answer', () => {
  const kept = storage();
  expect(googleAnswer().read()).toBe('not yet');
  googleAnswer().write('yes');
  expect(googleAnswer().read()).toBe('yes');
  googleAnswer().write('no');
  expect(googleAnswer().read()).toBe('no');
  for (const key of kept.keys()) kept.set(key, 'perhaps');
  expect(googleAnswer().read()).toBe('not yet');
});

test('where storage is blocked Google is told nothing, and our own count goes on', () => {
  vi.stubGlobal('localStorage', undefined);
  const get = () => {
    throw new DOMException('Access is denied', 'SecurityError');
  };
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get });
  expect(() => googleAnswer().write('yes')).not.toThrow();
  expect(googleAnswer().read()).toBe('cannot be asked');
  expect(mayCount()).toBe(true);
});

test('a browser is counted until its visitor says no', () => {
  const kept = storage();
  expect(mayCount()).toBe(true);
  kept.set(uncountedKey, 'yes');
  expect(mayCount()).toBe(false);
});

function storage(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  return kept;
}
