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
