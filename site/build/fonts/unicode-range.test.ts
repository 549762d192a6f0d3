import { expect, test } from 'vitest';
import { unicodeRange } from './unicode-range.ts';

test('writes neighbors as one range, and each character once', () => {
  expect(unicodeRange([0x42, 0x41, 0x43, 0x41, 0x20ac])).toBe('U+41-43,U+20AC');
});
