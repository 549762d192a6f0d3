import fc from 'fast-check';
import { expect, test } from 'vitest';
import { letterBoard, lineHeight } from './letter-board.ts';

/** Each letter is half as wide as it is high. */
const widthOf = (text: string) => text.length / 2;
const board = { width: 120, height: 50, size: 30 };

test('never goes over the edge of its board', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }), (typed) => {
      const name = typed.replaceAll(/\s+/g, ' ').trim();
      const { lines, size } = letterBoard(name, board, 8, widthOf);
      const max = Math.max(board.height, size * lineHeight);
      expect(lines.length * size * lineHeight).toBeLessThanOrEqual(max);
      // A letter alone may be an emoji of many code units, which this measure takes for wide.
      for (const line of lines.filter((one) => [...new Intl.Segmenter().segment(one)].length > 2)) {
        expect(widthOf(line) * size).toBeLessThanOrEqual(board.width + 0.001);
      }
    }),
  );
});
