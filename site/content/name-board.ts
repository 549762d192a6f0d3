/**
 * A board of a drawing that shows a business's name, or what goes with it. It stands in `data-board` of a
 * group in the SVG, the build copies it to the `<img>`, and `site/sections/shop-sign` paints
 * the name of the visitor's business over it. `site/sections/about/door-sign.tsx` does the same with the
 * agency's own door.
 */
export interface NameBoard {
  /** What is painted over, in the coordinates of the drawing. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The height of the largest letters. */
  readonly size: number;
  readonly font: 'display' | 'text';
  readonly anchor: 'start' | 'middle';
  /** What it shows: the name, the trade, or what customers search for. */
  readonly shows: 'name' | 'trade' | 'search';
  /** The trades it belongs to, joined by `+`. `*` is any, `agency-door` none. */
  readonly trades: string;
  /** The colors of board and letters, each in the light and the dark scheme. */
  readonly colors: readonly [board: string, boardDark: string, ink: string, inkDark: string];
  /** The left edge and the width of the text, if this is only a part of the board. */
  readonly text?: readonly [x: number, width: number] | undefined;
  /** The point from which a fitted text (`fittedScales`) grows. */
  readonly fitted?: readonly [x: number, y: number] | undefined;
}

/** In place of a trade: the sign on the agency's own door, which says whether it is open. */
export const agencyDoor = 'agency-door';

/** Boards as an attribute has them. */
export function writeBoards(boards: readonly NameBoard[]): string {
  return boards
    .map(({ x, y, width, height, size, font, anchor, shows, trades, colors, ...rest }) => {
      const { fitted = [], text = rest.fitted ? [x, width] : [] } = rest;
      const [numbers, more] = [
        [x, y, width, height, size],
        [...text, ...fitted],
      ].map((list) => list.map((n) => Math.round(n * 10) / 10));
      return [numbers, font, anchor, shows, trades, colors, more].flat().join(' ');
    })
    .join(';');
}

export function readBoards(text: string): NameBoard[] {
  return text.split(';').map((board) => {
    const values = board.split(' ');
    const [x = 0, y = 0, width = 0, height = 0, size = 0] = values.map(Number);
    const [font, anchor, shows, trades = '', paint = '', paintDark = '', ink = '', inkDark = ''] =
      values.slice(5);
    const [textX = x, textWidth = width, fittedX, fittedY] = values.slice(13).map(Number);
    return {
      ...{ x, y, width, height, size, trades },
      font: font === 'display' ? font : 'text',
      anchor: anchor === 'start' ? anchor : 'middle',
      shows: shows === 'trade' || shows === 'search' ? shows : 'name',
      colors: [paint, paintDark, ink, inkDark],
      text: [textX, textWidth],
      fitted: fittedX === undefined || fittedY === undefined ? undefined : [fittedX, fittedY],
    };
  });
}

/** How much larger or smaller a fitted text is in an image of at least this width in pixels. */
export const fittedScales: readonly (readonly [width: number, scale: number])[] = [
  [0, 1.25],
  [440, 1.14],
  [580, 1],
  [720, 0.88],
  [860, 0.75],
  [1040, 0.62],
];
