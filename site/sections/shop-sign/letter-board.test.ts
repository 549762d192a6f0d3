import fc from 'fast-check';
import { expect, test } from 'vitest';
import { letterBoard, lineHeight } from './letter-board.ts';

/** Each letter is half as wide as it is high. */
const widthOf = (text: string) => text.length / 2;
const board = { width: 120, height: 50, size: 30 };

test.each([
  ['a little too long has smaller letters', 'Rosa’s Bread', board, ['Rosa’s Bread'], 20],
  [
    'of several words is balanced on two lines before it becomes small',
    'Green Thumb Lawn & Tree',
    board,
    ['Green Thumb', 'Lawn & Tree'],
    21.2,
  ],
  [
    'without a space is broken once its letters are the smallest',
    'W'.repeat(40),
    board,
    ['W'.repeat(30), 'W'.repeat(10)],
    8,
  ],
  [
    'without room ends with an ellipsis, after a whole letter',
    'Family 👨‍👩‍👧 Dentistry',
    { width: 40, height: 10, size: 12 },
    ['Family…'],
    8,
  ],
])('a name %s', (_, name, place, lines, size) => {
  const fitted = letterBoard(name, place, 8, widthOf);
  expect(fitted.lines).toEqual(lines);
  expect(fitted.size).toBeCloseTo(size, 0);
});

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
