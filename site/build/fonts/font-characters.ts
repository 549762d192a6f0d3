import { UnreadableText, readText, textFiles } from '#content-model/read-text.ts';

/** Returns the characters of the texts of a content folder that are none of {@link firstCharacters}, in order. */
export function usedCharacters(folder: string): readonly number[] {
  const texts = textFiles(folder).map((file) => textOf(file).normalize('NFC'));
  return [...new Set(texts.join(''))]
    .map((character) => character.codePointAt(0) ?? 0)
    .filter((character) => !firstCharacters.has(character))
    .sort((a, b) => a - b);
}

function textOf(path: string): string {
  try {
    return readText(path);
  } catch (error) {
    // Reported when the content is read.
    if (error instanceof UnreadableText) return '';
    throw error;
  }
}

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index);

/** Soft hyphens, zero-width marks and narrow spaces: browsers need no glyph for them. */
export const invisibleCharacters: readonly number[] = [
  0xa0, 0xad, 0x2009, 0x200a, 0x200b, 0x200c, 0x200d, 0x202f, 0x2060,
];

const typographic = '–—‘’“”…•·′″«»©®™§°×÷±−½¼¾²→€£¢ªº';

const spanish = 'ÁÉÍÓÚÜÑáéíóúüñ¡¿';

/**
 * The characters of the font files beside those of the content. Any other that a visitor types is shown in a font of
 * their system.
 */
export const firstCharacters: ReadonlySet<number> = new Set([
  ...ascii,
  ...invisibleCharacters,
  ...Array.from(typographic + spanish, (character) => character.codePointAt(0) ?? 0),
]);

/** Returns characters as the value of the CSS descriptor `unicode-range`, without repetitions and in order. */
export function unicodeRange(characters: Iterable<number>): string {
  const sorted = [...new Set(characters)].sort((a, b) => a - b);
  const runs: { first: number; last: number }[] = [];
  for (const character of sorted) {
    const run = runs.at(-1);
    if (run !== undefined && character === run.last + 1) run.last = character;
    else runs.push({ first: character, last: character });
  }
  const hex = (character: number) => character.toString(16).toUpperCase();
  return runs
    .map(({ first, last }) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`)
    .join();
}
