import { agencyDoor } from '#contract/name-board.ts';
import { nameBoard } from '../kit/name-board.ts';
import { person, props } from '../kit/person.ts';
import { awning, door, pendant, signBoard } from '../kit/shopfront.ts';
import { at, d, poly, rect, shape, stroke, type Point } from '../kit/svg.ts';
import { planner } from '../climb/owner.ts';
import type { House } from '../street/shops.ts';
import { markSign } from './mark-sign.ts';

const WIDTH = 372;
/** The big window, and the top of the table behind it. */
const PANE = { x: 22, y: -128, width: 256, height: 106 } as const;
const TABLE = -58;

/** The agency's studio; the left end of its ground is (0, 0). */
export function studio(): House {
  const roof: readonly Point[] = [
    [0, -176],
    [50, -176],
    [50, -212],
    [150, -212],
    [150, -176],
    [196, -176],
    [284, -250],
    [WIDTH, -176],
  ];
  return {
    width: WIDTH,
    roof,
    drawing: [
      poly([[0, 0], ...roof, [WIDTH, 0]], 'evergreen-700'),
      poly(
        [
          [284, -250],
          [WIDTH, -176],
          [WIDTH, 0],
          [310, 0],
          [310, -150],
        ],
        'evergreen-800',
      ),
      shape('M196,-176L284,-250L372,-176v13L284,-237L196,-163z', 'evergreen-950'),
      rect(0, -176, 196, 6, 'evergreen-950'),
      rect(50, -212, 100, 70, 'evergreen-950'),
      // the skylight
      shape('M262,-196L284,-215L306,-196V-182H262z', 'glow'),
      stroke('M284,-215V-182', 'evergreen-950', 2.4),
      rect(0, -5, WIDTH, 5, 'ink', { 'fill-opacity': 0.3 }),
      markSign(64, -204, 2.1, 'evergreen-300'),
      rect(PANE.x - 6, PANE.y - 6, PANE.width + 12, PANE.height + 12, 'evergreen-950'),
      rect(PANE.x, PANE.y, PANE.width, PANE.height, 'glow'),
      wallOfPages(),
      pendant(98, PANE.y, 6, 'evergreen-600'),
      pendant(204, PANE.y, 6, 'evergreen-600'),
      atWork(),
      rect(PANE.x - 10, PANE.y + PANE.height, PANE.width + 20, 6, 'evergreen-950'),
      stroke(d`M${PANE.x + 85},${PANE.y}v106M${PANE.x + 171},${PANE.y}v106`, 'evergreen-950', 2.6),
      door(302, 0, 46, 116, 'alpenglow-500', 'evergreen-950'),
      doorSign(297, -108),
      awning(294, -140, 62, 12, 6, ['alpenglow-500', 'alpenglow-100']),
    ].join(''),
  };
}

/** The sign in front of the door, on which the page says whether the agency is open. */
function doorSign(x: number, y: number): string {
  const [width, height] = [56, 22];
  return (
    stroke(d`M${x + 10},${y - 20}v22M${x + width - 10},${y - 20}v22`, 'ink', 1.4) +
    nameBoard(
      {
        ...{ x: x + 5, y: y + 4, width: width - 10, height: height - 8, size: 15, font: 'text' },
        ...{ board: 'evergreen-950', fill: 'glow-2', trades: [agencyDoor] },
      },
      signBoard(x, y, width, height, 'evergreen-950', 'evergreen-950'),
    )
  );
}

/** A drawing of a web page: a bar, a picture, lines, a button. */
function page(x: number, y: number, size: number, wide = 24): string {
  return at(
    x,
    y,
    rect(0, 0, wide, 30, 'snow') +
      rect(0, 0, wide, 4, 'evergreen-600') +
      rect(3, 7, wide - 6, 9, 'alpenglow-300') +
      stroke(d`M3,20h${wide - 9}M3,24h${wide - 13}`, 'evergreen-300', 1.6) +
      rect(3, 26, 8, 2.6, 'alpenglow-500'),
    size,
  );
}

function wallOfPages(): string {
  return [
    page(34, -116, 1),
    page(64, -120, 1, 30),
    page(140, -118, 1),
    page(170, -114, 1),
    page(228, -119, 1.1, 32),
  ].join('');
}

function atWork(): string {
  const drawing = page(-4, -26, 0.9, 22);
  const designer = person({
    skin: 3,
    hair: 'hijab',
    hairColor: 'evergreen-600',
    top: 'brick',
    bottom: 'evergreen-800',
    arms: ['out', 'think'],
    glasses: true,
    nod: 5,
  });
  const founder = person({
    skin: 2,
    hair: 'long',
    hairColor: 'hair-brown',
    top: 'snow',
    over: 'open-coat',
    overColor: 'alpenglow-500',
    bottom: 'evergreen-800',
    arms: ['out', 'hold'],
    mood: 'laugh',
    nod: 4,
    prop: props.cup(),
  });
  return [
    at(70, -23, designer, 0.94),
    at(156, -23, planner(['out', 'pocket'], { farProp: drawing }), 0.94),
    at(242, -23, founder, 0.94, true),
    // the table, with pages on it
    rect(PANE.x + 6, TABLE, PANE.width - 12, 5, 'wood'),
    stroke(
      d`M${PANE.x + 18},${TABLE + 4}V-24M${PANE.x + PANE.width - 18},${TABLE + 4}V-24`,
      'wood',
      4,
    ),
    shape('M84,-58l5,-5h26l-3,5zM190,-58l-4,-5h24l5,5z', 'snow'),
    shape('M112,-58h24l4,-15h-22z', 'evergreen-900'),
    rect(214, -65, 6, 7, 'alpenglow-500'),
    stroke('M215,-65l-1,-7M218,-65l2,-7', 'evergreen-700', 1.4),
  ].join('');
}
