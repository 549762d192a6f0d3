import { writeBoards, type NameBoard } from '#contract/name-board.ts';
import { palette, type Color } from './palette.ts';
import { el } from './svg.ts';

interface Place extends Pick<NameBoard, 'x' | 'y' | 'width' | 'height' | 'size' | 'font'> {
  /** The board's color, which hides the drawn name, and the letters'. */
  readonly board: Color;
  readonly fill: Color;
  readonly anchor?: NameBoard['anchor'];
  readonly shows?: NameBoard['shows'];
  /** The trades it belongs to. Without it, to any. */
  readonly trades?: readonly string[];
  /** The left edge and the width of the text, if this is only a part of the board. */
  readonly text?: NameBoard['text'];
  /** Colors of the dark scheme that differ from the palette. */
  readonly dark?: Readonly<Partial<Record<Color, string>>>;
}

/** Marks a drawn name, so that a visitor's name can take its place. */
export function nameBoard(place: Place, drawing: string): string {
  const {
    board,
    fill,
    anchor = 'middle',
    shows = 'name',
    trades = ['*'],
    dark = {},
    ...rest
  } = place;
  const inSchemes = (color: Color) =>
    [palette[color][0], dark[color] ?? palette[color][1]] as const;
  const colors = [...inSchemes(board), ...inSchemes(fill)] as const;
  const mark: NameBoard = { ...rest, anchor, shows, colors, trades: trades.join('+') };
  return el('g', { 'data-board': writeBoards([mark]) }, drawing);
}
