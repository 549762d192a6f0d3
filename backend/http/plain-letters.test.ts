import { expect, test } from 'vitest';
import { plainLetters } from './plain-letters.ts';

test('decodes the characters that need no encoding, but not the dot', () => {
  for (let code = 0; code < 256; code += 1) {
    const hex = code.toString(16).padStart(2, '0');
    const character = String.fromCharCode(code);
    const isPlain = /^[A-Za-z0-9_~-]$/.test(character);
    for (const encoded of [`%${hex}`, `%${hex.toUpperCase()}`]) {
      expect(plainLetters(`/x${encoded}y`)).toBe(isPlain ? `/x${character}y` : `/x${encoded}y`);
    }
  }
});

test.each(['/%2561bout', '/%', '/%6', '/%zz', '/a%2fb', '/%c3%a9'])(
  'leaves %s as it is',
  (path) => {
    expect(plainLetters(path)).toBe(path);
  },
);
