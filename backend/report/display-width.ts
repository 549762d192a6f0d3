/** How many cells of a terminal the text takes: none for what only marks a letter, two for wide ones. */
export function displayWidth(text: string): number {
  let width = 0;
  for (const { segment } of letters.segment(text)) width += cells(segment);
  return width;
}

/** The text in exactly so many cells: filled up with spaces, or cut between two letters with a `…`. */
export function inCells(text: string, cellCount: number): string {
  const width = displayWidth(text);
  if (width <= cellCount) return isolated(text) + ' '.repeat(cellCount - width);
  let kept = '';
  let used = 0;
  for (const { segment } of letters.segment(text)) {
    const next = cells(segment);
    if (used + next > cellCount - 1) break;
    kept += segment;
    used += next;
  }
  return `${isolated(kept)}…${' '.repeat(cellCount - used - 1)}`;
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

function cells(letter: string): number {
  if (/^(?:\p{RGI_Emoji}|\p{Emoji_Presentation}.*)$/v.test(letter)) return 2;
  const first = letter.codePointAt(0) ?? 0;
  if (/^[\p{M}\p{Cf}\p{Cc}]/u.test(letter)) return 0;
  return wide.some(([from, to]) => first >= from && first <= to) ? 2 : 1;
}

/** What Unicode calls wide or fullwidth (EastAsianWidth.txt), in the ranges that letters are in. */
const wide: readonly (readonly [from: number, to: number])[] = [
  [0x1100, 0x115f],
  [0x2e80, 0x303e],
  [0x3041, 0xa4cf],
  [0xa960, 0xa97f],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe6f],
  [0xff01, 0xff60],
  [0xffe0, 0xffe6],
  [0x16fe0, 0x1b2ff],
  [0x1f200, 0x1f2ff],
  [0x20000, 0x3fffd],
];

/**
 * Words that run from right to left, closed off from the numbers behind them: a terminal that turns such
 * words around would turn the whole row. The marks take no cell.
 */
function isolated(text: string): string {
  return rightToLeft.test(text) ? `\u2068${text}\u2069` : text;
}

const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
