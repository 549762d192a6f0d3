import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { letterBoard, lineHeight } from './letter-board.ts';

/** Each letter is half as wide as it is high. */
const widthOf = (text: string) => text.length / 2;
const board = { width: 120, height: 50, size: 30 };

describe('a name', () => {
  test('that is a little too long has smaller letters', () => {
    const { lines, size } = letterBoard('Rosa’s Bread', board, 8, widthOf);
    expect(lines).toEqual(['Rosa’s Bread']);
    expect(size).toBe(20);
  });

  test('of several words is balanced on two lines before it becomes small', () => {
    const { lines, size } = letterBoard('Green Thumb Lawn & Tree', board, 8, widthOf);
    expect(lines).toEqual(['Green Thumb', 'Lawn & Tree']);
    expect(size).toBeGreaterThan(20);
  });

  test('without a space is broken once its letters are the smallest', () => {
    const { lines, size } = letterBoard('W'.repeat(40), board, 8, widthOf);
    expect(lines).toEqual(['W'.repeat(30), 'W'.repeat(10)]);
    expect(size).toBe(8);
  });

  test('that has no room ends with an ellipsis, after a whole letter', () => {
    const small = { width: 40, height: 12, size: 12 };
    expect(letterBoard('Family 👨‍👩‍👧 Dentistry', small, 10, widthOf).lines).toEqual(['Family…']);
  });
});

test('never goes over the edge of its board', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }), (typed) => {
      const name = typed.replaceAll(/\s+/g, ' ').trim();
      const { lines, size } = letterBoard(name, board, 8, widthOf);
      expect(lines.length * size * lineHeight).toBeLessThanOrEqual(
        Math.max(board.height, size * lineHeight),
      );
      // A letter alone may be an emoji of many code units, which this measure takes for wide.
      for (const line of lines.filter(
        (each) => [...new Intl.Segmenter().segment(each)].length > 2,
      )) {
        expect(widthOf(line) * size).toBeLessThanOrEqual(board.width + 0.001);
      }
    }),
  );
});
