import { parse, type HTMLElement } from 'node-html-parser';
import { readBoards, writeBoards, type NameBoard } from '#site/content/name-board.ts';

/** Returns the boards that a drawing marks, in its own coordinates, as an attribute has them. */
export function drawnBoards(svg: string): string {
  if (!svg.includes('data-board')) return '';
  const marks = parse(svg).querySelectorAll('[data-board]');
  return writeBoards(
    marks.flatMap((mark) =>
      readBoards(mark.getAttribute('data-board') ?? '').map((board) => placeBoard(board, mark)),
    ),
  );
}

/** The board after the transforms of all groups around it. */
function placeBoard(board: NameBoard, mark: HTMLElement): NameBoard {
  const group = mark.parentNode;
  if (group === null) return board;
  const transform = group.getAttribute('transform') ?? '';
  const [, dx = '0', dy = '0'] = /translate\((\S+)[ ,]+([^)]+)\)/.exec(transform) ?? [];
  const scale = Number(/scale\(([^ )]+)/.exec(transform)?.[1] ?? 1);
  const x = (value: number) => Number(dx) + value * scale;
  const y = (value: number) => Number(dy) + value * scale;
  const origin = /transform-origin:(\S+)px (\S+)px/.exec(group.getAttribute('style') ?? '');
  const { text = [board.x, board.width], fitted } = board;
  return placeBoard(
    {
      ...board,
      x: x(board.x),
      y: y(board.y),
      width: board.width * scale,
      height: board.height * scale,
      size: board.size * scale,
      text: [x(text[0]), text[1] * scale],
      fitted: origin ? [Number(origin[1]), Number(origin[2])] : fitted,
    },
    group,
  );
}
