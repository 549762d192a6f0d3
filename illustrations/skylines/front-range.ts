import type { Color } from '../kit/palette.ts';
import { chance } from '../kit/random.ts';
import { outline, treeLine, type RidgePoint } from '../kit/ridge.ts';
import { poly, shape, through, type Point } from '../kit/svg.ts';
import { strip, stripHeight, stripLine, stripWidth } from './strip.ts';

/** The head of the articles: the Front Range behind its forests. */
export function frontRange(): string {
  return strip(
    [],
    [
      ground(far, 'haze'),
      ...slopes(),
      stripLine(outline(range)),
      ground(foothills, 'wood-0'),
      ground(treeLine(forest, 4, 15, 7), 'wood-2'),
      ground(treeLine(foreground, 6, 18, 6), 'wood-4'),
    ],
  );
}

function ground(top: readonly Point[], color: Color): string {
  return poly([[0, stripHeight], ...top, [stripWidth, stripHeight]], color);
}

/** Each summit from the gully on its left to the one on its right: three lit facets, and two in the shade. */
function slopes(): readonly string[] {
  const random = chance(14);
  const facets = new Map<Color, string>();
  const paint = (color: Color, ...points: readonly Point[]) =>
    facets.set(color, (facets.get(color) ?? '') + through(points, true));
  range.forEach((top, index) => {
    const [from, to] = [range[index - 1], range[index + 1]];
    if (top.rib !== 'spur' || !from || !to) return;
    const drop = stripHeight - top.y;
    const crest: Point = [top.x, top.y];
    const left: Point = [from.x, from.y];
    const right: Point = [to.x, to.y];
    const rib: Point = [
      top.x + (to.x - top.x) * random.between(0.05, 0.3),
      top.y + drop * random.between(0.35, 0.5),
    ];
    const foot: Point = [top.x + (from.x - top.x) * random.between(-0.2, 0.35), stripHeight];
    const shoulder: Point = [
      from.x + (top.x - from.x) * random.between(0.35, 0.6),
      from.y + (top.y - from.y) * random.between(0.2, 0.4) + 9,
    ];
    paint('rock-2', left, crest, rib, foot, [from.x, stripHeight]);
    paint('rock-1', left, crest, shoulder);
    paint('rock-0', crest, rib, shoulder);
    paint('rock-4', crest, right, [to.x, stripHeight], foot, rib);
    paint('rock-5', rib, right, [to.x, stripHeight], foot);
  });
  return [...facets].map(([color, data]) => shape(data, color));
}

const far: readonly Point[] = [
  [0, 34],
  [140, 20],
  [260, 36],
  [400, 24],
  [640, 30],
  [780, 16],
  [900, 34],
  [1060, 26],
  [1300, 20],
  [1440, 34],
  [1560, 22],
  [1760, 18],
  [1920, 30],
];

const range: readonly RidgePoint[] = [
  { x: -60, y: 66, rib: 'gully' },
  { x: 34, y: 38, rib: 'spur' },
  { x: 84, y: 54, rib: 'gully' },
  { x: 138, y: 44, rib: 'spur' },
  { x: 190, y: 58, rib: 'gully' },
  { x: 262, y: 34, rib: 'spur' },
  { x: 306, y: 50, rib: 'gully' },
  { x: 330, y: 46, rib: 'spur' },
  { x: 366, y: 56, rib: 'gully' },
  { x: 452, y: 18, rib: 'spur' },
  { x: 500, y: 34, rib: 'gully' },
  { x: 536, y: 26, rib: 'spur' },
  { x: 606, y: 56, rib: 'gully' },
  { x: 650, y: 48, rib: 'spur' },
  { x: 692, y: 58, rib: 'gully' },
  { x: 768, y: 36, rib: 'spur' },
  { x: 812, y: 50, rib: 'gully' },
  { x: 846, y: 44, rib: 'spur' },
  { x: 890, y: 56, rib: 'gully' },
  { x: 986, y: 22, rib: 'spur' },
  { x: 1022, y: 34, rib: 'gully' },
  { x: 1050, y: 28, rib: 'spur' },
  { x: 1078, y: 40, rib: 'gully' },
  { x: 1144, y: 8, rib: 'spur' },
  { x: 1162, y: 11, rib: 'gully' },
  { x: 1184, y: 5, rib: 'spur' },
  { x: 1210, y: 28, rib: 'gully' },
  { x: 1240, y: 24, rib: 'spur' },
  { x: 1300, y: 54, rib: 'gully' },
  { x: 1362, y: 34, rib: 'spur' },
  { x: 1400, y: 48, rib: 'gully' },
  { x: 1432, y: 42, rib: 'spur' },
  { x: 1480, y: 56, rib: 'gully' },
  { x: 1576, y: 16, rib: 'spur' },
  { x: 1618, y: 34, rib: 'gully' },
  { x: 1652, y: 28, rib: 'spur' },
  { x: 1716, y: 54, rib: 'gully' },
  { x: 1792, y: 32, rib: 'spur' },
  { x: 1840, y: 52, rib: 'gully' },
  { x: 1900, y: 36, rib: 'spur' },
  { x: 1990, y: 62, rib: 'gully' },
];

const foothills: readonly Point[] = [
  [0, 62],
  [90, 68],
  [210, 64],
  [330, 70],
  [470, 60],
  [600, 68],
  [740, 62],
  [870, 70],
  [1030, 58],
  [1180, 68],
  [1300, 62],
  [1450, 70],
  [1600, 58],
  [1760, 68],
  [1920, 60],
];

const forest: readonly Point[] = [
  [0, 74],
  [110, 66],
  [230, 74],
  [360, 62],
  [500, 68],
  [640, 74],
  [780, 64],
  [920, 70],
  [1060, 60],
  [1200, 64],
  [1340, 70],
  [1480, 64],
  [1620, 60],
  [1780, 70],
  [1920, 64],
];

const foreground: readonly Point[] = [
  [0, 82],
  [240, 86],
  [470, 80],
  [700, 86],
  [960, 80],
  [1200, 84],
  [1440, 78],
  [1700, 85],
  [1920, 80],
];
