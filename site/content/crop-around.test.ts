import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cropAround, focusPosition } from './crop-around.ts';

test('stays inside the picture, has its focus in it and all of one of its sides', () => {
  const pixels = fc.integer({ min: 1, max: 8000 });
  const part = fc.double({ min: 0, max: 1, noNaN: true });
  const ratio = fc.integer({ min: 1, max: 32 });
  fc.assert(
    fc.property(pixels, pixels, ratio, ratio, part, part, (width, height, across, down, x, y) => {
      const crop = cropAround({ width, height }, [across, down], [x, y]);
      expect(crop.left).toBeGreaterThanOrEqual(0);
      expect(crop.top).toBeGreaterThanOrEqual(0);
      expect(crop.left + crop.width).toBeLessThanOrEqual(width);
      expect(crop.top + crop.height).toBeLessThanOrEqual(height);
      expect(crop.left).toBeLessThanOrEqual(x * width + 1);
      expect(crop.left + crop.width).toBeGreaterThanOrEqual(x * width - 1);
      expect(crop.width === width || crop.height === height).toBe(true);
    }),
  );
});

test('writes a focus as CSS has it, the middle without one', () => {
  expect(focusPosition([0.123456, 1])).toBe('12.3% 100%');
  expect(focusPosition()).toBe('50% 50%');
});
