import type { NameBoard } from '#site/content/name-board.ts';

/**
 * Fits a text on a board: in one line, then in several, then in smaller letters down to `min`, then with an
 * ellipsis. Returns the lines and the size of their letters in the drawing.
 *
 * @param widthOf the width of a text in letters of size 1
 */
export function letterBoard(
  text: string,
  { width, height, size: largest }: Pick<NameBoard, 'width' | 'height' | 'size'>,
  min: number,
  widthOf: (text: string) => number,
) {
  const rowsOf = (size: number) => Math.max(1, Math.floor(height / (size * lineHeight)));
  const wrap = (pieces: readonly string[], limit: number): readonly string[] => {
    const lines: string[] = [];
    for (const piece of pieces) {
      const last = lines.at(-1);
      if (last !== undefined && widthOf(last + piece) <= limit) lines.splice(-1, 1, last + piece);
      else lines.push(piece.trimStart());
    }
    return lines;
  };
  const words = text.split(/(?=\s)/);
  /** As many lines, of lengths that differ as little as possible. */
  const balance = (lines: readonly string[], limit: number): readonly string[] => {
    const narrower = wrap(words, limit * 0.95);
    const isTooNarrow =
      narrower.length > lines.length || narrower.some((line) => widthOf(line) > limit * 0.95);
    return lines.length === 1 || isTooNarrow ? lines : balance(narrower, limit * 0.95);
  };
  const inOneLine = Math.min(largest, width / widthOf(text));
  if (inOneLine >= Math.max(min, 0.6 * largest)) return { lines: [text], size: inOneLine };
  for (let size = largest; size >= min; size *= 0.97) {
    const lines = wrap(words, width / size);
    const isTooWide = lines.some((line) => widthOf(line) * size > width);
    if (lines.length > rowsOf(size) || isTooWide) continue;
    return { lines: balance(lines, width / size), size };
  }
  // A word that is too long for any line is broken anywhere.
  const limit = width / min;
  const pieces = words.flatMap((word) =>
    widthOf(word.trimStart()) > limit ? lettersOf(word) : [word],
  );
  const lines = wrap(pieces, limit);
  const shown = lines.slice(0, rowsOf(min));
  if (lines.length > shown.length) {
    const letters = lettersOf(shown.pop() ?? '');
    while (letters.length > 1 && widthOf(`${letters.join('')}…`) > limit) letters.pop();
    shown.push(`${letters.join('').replace(/[\s&+,.-]+$/, '')}…`);
  }
  return { lines: shown, size: min };
}

/** In parts of the size of the letters. */
export const lineHeight = 1.1;

/** What a reader sees as one letter stays whole: an emoji, an accent with its letter. */
function lettersOf(text: string): string[] {
  // In Firefox from 125 on.
  if (!('Segmenter' in Intl)) return Array.from(text);
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
