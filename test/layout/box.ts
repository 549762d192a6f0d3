/** A box on the page, in pixels from its left and top. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How wide and how high the part is that two boxes share. Negative where they are apart. */
export function overlapOf(a: Box, b: Box): { readonly width: number; readonly height: number } {
  return {
    width: Math.min(a.right, b.right) - Math.max(a.left, b.left),
    height: Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  };
}
