/** The letters of European languages that Unicode does not divide into a letter and its mark. */
const undivided: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', ẞ: 'SS', æ: 'ae', Æ: 'Ae', œ: 'oe', Œ: 'Oe', ø: 'o', Ø: 'O', ł: 'l', Ł: 'L' },
  ...{ đ: 'd', Đ: 'D', ð: 'd', Ð: 'D', þ: 'th', Þ: 'Th', ħ: 'h', Ħ: 'H', ı: 'i', ŋ: 'n', Ŋ: 'N' },
};

/** Returns a text with plain letters in place of those with marks, as in the name of a file or an address. */
export function latinLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\P{ASCII}/gu, (letter) => undivided[letter] ?? letter);
}
