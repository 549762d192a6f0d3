/** The size of a share card that every network asks for, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const;

/** A part of a card or of a drawing, each in its own measure. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
