import type { Focus } from '#content-model/schemas/picture-schema.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the largest part of a picture that has a shape, in whole pixels. The focus is as far along the
 * part as it is along the picture, as with `object-position` in CSS, so that a page can crop the part again.
 */
export function cropAround(
  picture: Size,
  [shapeWidth, shapeHeight]: readonly [number, number],
  [x, y]: Focus = [0.5, 0.5],
): Size & { readonly left: number; readonly top: number } {
  const scale = Math.min(picture.width / shapeWidth, picture.height / shapeHeight);
  const width = Math.max(1, Math.round(shapeWidth * scale));
  const height = Math.max(1, Math.round(shapeHeight * scale));
  return {
    left: Math.round((picture.width - width) * x),
    top: Math.round((picture.height - height) * y),
    width,
    height,
  };
}

/** Returns a focus as `object-position` has it: `50% 30%`. */
export function focusPosition([x, y]: Focus = [0.5, 0.5]): string {
  return [x, y].map((part) => `${Math.round(part * 1000) / 10}%`).join(' ');
}
