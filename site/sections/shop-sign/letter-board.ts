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
  const words = text.split(/(?=\s)/);
  const inOneLine = Math.min(largest, width / widthOf(text));
  if (inOneLine >= Math.max(min, 0.6 * largest)) return { lines: [text], size: inOneLine };
  for (let size = largest; size >= min; size *= 0.97) {
    const lines = wrap(words, width / size, widthOf);
    const rows = Math.max(1, Math.floor(height / (size * lineHeight)));
    if (lines.length > rows || !lines.every((line) => widthOf(line) * size <= width)) continue;
    return { lines: balanceLines(words, lines, width / size, widthOf), size };
  }
  // A word that is too long for any line is broken anywhere.
  const limit = width / min;
  const pieces = words.flatMap((word) =>
    widthOf(word.trimStart()) > limit ? lettersOf(word) : [word],
  );
  const lines = wrap(pieces, limit, widthOf);
  const rows = Math.max(1, Math.floor(height / (min * lineHeight)));
  const shown = lines.slice(0, rows);
  if (lines.length > rows) {
    const letters = lettersOf(shown.pop() ?? '');
    while (letters.length > 1 && widthOf(`${letters.join('')}…`) > limit) letters.pop();
    shown.push(`${letters.join('').replace(/[\s&+,.-]+$/, '')}…`);
  }
  return { lines: shown, size: min };
}

/** In parts of the size of the letters. */
export const lineHeight = 1.1;

function wrap(
  pieces: readonly string[],
  limit: number,
  widthOf: (text: string) => number,
): readonly string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(last + piece) <= limit) lines.splice(-1, 1, last + piece);
    else lines.push(piece.trimStart());
  }
  return lines;
}

/** As many lines, of lengths that differ as little as possible. */
function balanceLines(
  words: readonly string[],
  lines: readonly string[],
  limit: number,
  widthOf: (text: string) => number,
): readonly string[] {
  const narrower = wrap(words, limit * 0.95, widthOf);
  const isTooNarrow =
    narrower.length > lines.length || narrower.some((line) => widthOf(line) > limit * 0.95);
  return lines.length === 1 || isTooNarrow
    ? lines
    : balanceLines(words, narrower, limit * 0.95, widthOf);
}

/** What a reader sees as one letter stays whole: an emoji, an accent with its letter. */
function lettersOf(text: string): string[] {
  // In Firefox from 125 on.
  if (!('Segmenter' in Intl)) return Array.from(text);
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
