import type { Color } from './palette.ts';
import { circle, d, poly, rect, shape, stroke, type Point } from './svg.ts';

/** A striped awning with a scalloped edge, its top edge from (x, y). */
export function awning(
  x: number,
  y: number,
  width: number,
  height: number,
  stripes: number,
  colors: readonly [Color, Color],
): string {
  const step = width / stripes;
  const drop = step / 2;
  const stripe = (from: number) =>
    d`M${x + from * step},${y} h${step} v${height} a${drop},${drop} 0 0 1 ${-step},0z`;
  const every = (parity: number) =>
    Array.from({ length: stripes }, (_, index) => index)
      .filter((index) => index % 2 === parity)
      .map(stripe)
      .join('');
  return [
    shape(every(0), colors[0]),
    shape(every(1), colors[1]),
    rect(x, y + height - 1, width, 1.2, 'ink', { 'fill-opacity': 0.18 }),
    rect(x - 2, y - 3, width + 4, 4, colors[0]),
  ].join('');
}

/** A sash window upstairs, with lintel and sill. */
export function sash(
  x: number,
  y: number,
  width: number,
  height: number,
  trim: Color,
  pane: Color = 'glow',
): string {
  return [
    rect(x - 3, y - 6, width + 6, 6, trim),
    rect(x, y, width, height, pane),
    shape(d`M${x},${y} h${width} v${height * 0.14} l${-width},${height * 0.3}z`, 'ink', {
      'fill-opacity': 0.08,
    }),
    stroke(d`M${x},${y + height / 2} h${width}`, trim, 2, { 'stroke-linecap': 'butt' }),
    rect(x - 4, y + height, width + 8, 4, trim),
  ].join('');
}

/** A shop window: frame, lit room, what is on show, bars, and a reflection. */
export function shopWindow(
  x: number,
  y: number,
  width: number,
  height: number,
  frame: Color,
  display: string,
  bars = 1,
): string {
  const inner = width - 6;
  const step = inner / (bars + 1);
  return [
    rect(x, y, width, height, frame),
    rect(x + 3, y + 3, inner, height - 6, 'glow'),
    display,
    ...Array.from({ length: bars }, (_, index) =>
      rect(x + 3 + step * (index + 1) - 1, y + 3, 2, height - 6, frame),
    ),
    poly(
      [
        [x + width * 0.62, y + 3],
        [x + width * 0.74, y + 3],
        [x + width * 0.56, y + height - 3],
        [x + width * 0.44, y + height - 3],
      ],
      'glow-2',
      { 'fill-opacity': 0.35 },
    ),
  ].join('');
}

/** A shop door with a tall pane and a handle, standing on `ground`. */
export function door(
  x: number,
  ground: number,
  width: number,
  height: number,
  color: Color,
  frame: Color,
): string {
  return [
    rect(x - 3, ground - height - 3, width + 6, height + 3, frame),
    rect(x, ground - height, width, height, color),
    rect(x + 6, ground - height + 7, width - 12, height * 0.55, 'glow'),
    rect(x + 6, ground - 24, width - 12, 15, 'ink', { 'fill-opacity': 0.14 }),
    stroke(d`M${x + width - 4},${ground - height * 0.5} v9`, 'glow-2', 2),
  ].join('');
}

/** A painted board with a ruled edge. */
export function signBoard(
  x: number,
  y: number,
  width: number,
  height: number,
  board: Color,
  edge: Color,
): string {
  return (
    rect(x, y, width, height, board) +
    rect(x + 4.5, y + 4.5, width - 9, height - 9, board, {
      stroke: `var(--${edge})`,
      'stroke-width': 1.6,
    })
  );
}

/** Rows of bricks hinted by a few dashes. */
export function brickwork(marks: readonly Point[], color: Color): string {
  return stroke(marks.map(([x, y]) => d`M${x},${y}h9`).join(''), color, 2.2, {
    'stroke-linecap': 'butt',
  });
}

/** A moulding under a roof: a band and a row of brackets. */
export function cornice(
  x: number,
  y: number,
  width: number,
  color: Color,
  brackets: Color,
): string {
  const count = Math.floor(width / 14);
  const step = width / count;
  const row = Array.from(
    { length: count },
    (_, index) => d`M${x + step * (index + 0.5)},${y + 9}v5`,
  );
  return (
    stroke(row.join(''), brackets, 4, { 'stroke-linecap': 'butt' }) + rect(x, y, width, 9, color)
  );
}

/** The dentist's tooth, its middle at (x, y). */
export function tooth(x: number, y: number, size: number, color: Color): string {
  const s = size / 24;
  const p = (px: number, py: number) => d`${x + px * s},${y + py * s}`;
  return shape(
    `M${p(0, -9)} C${p(4, -13)} ${p(11, -11)} ${p(10, -3)} C${p(9.5, 1)} ${p(7.5, 3)} ${p(7, 7)} C${p(6.5, 12)} ${p(3, 14)} ${p(2.4, 8)} C${p(2, 4)} ${p(-2, 4)} ${p(-2.4, 8)} C${p(-3, 14)} ${p(-6.5, 12)} ${p(-7, 7)} C${p(-7.5, 3)} ${p(-9.5, 1)} ${p(-10, -3)} C${p(-11, -11)} ${p(-4, -13)} ${p(0, -9)}z`,
    color,
  );
}

/** A round loaf with scores on a shelf, its foot at (x, y). */
export function loaf(x: number, y: number, width: number, color: Color): string {
  const h = width * 0.52;
  return (
    shape(
      d`M${x},${y} q${-width * 0.06},${-h} ${width / 2},${-h} q${width * 0.56},0 ${width / 2},${h}z`,
      color,
    ) +
    stroke(
      d`M${x + width * 0.36},${y - h * 0.75} l3,${h * 0.4} M${x + width * 0.6},${y - h * 0.75} l3,${h * 0.4}`,
      'glow-2',
      1.2,
    )
  );
}

/** A hanging lamp inside a window. */
export function pendant(x: number, y: number, drop: number, color: Color): string {
  return (
    stroke(d`M${x},${y}v${drop}`, 'ink', 1.2) +
    circle(x, y + drop + 7, 9, 'glow-2') +
    shape(d`M${x - 7},${y + drop + 7} q0,-8 7,-8 q7,0 7,8z`, color)
  );
}
