import { sheet, theLine } from '../kit/sheet.ts';
import { at, rect, show, type Point } from '../kit/svg.ts';
import { climbPath } from './climb-path.ts';
import { foothills } from './foothills.ts';
import { littleBakery } from './little-bakery.ts';
import { climbRange } from './range.ts';
import { trees, TREES, type Stand } from './trees.ts';
import { hiker, WALKERS, wayMark } from './walkers.ts';
import { RISING, waypoint } from './waypoint.ts';

const WIDTH = 390;
const HEIGHT = 300;
const GROUND = 272;
const SIZE = 0.46;
/** Its sign is whole. */
const BAKERY = -7;
const DOOR = BAKERY + 167 * SIZE;

/** The climb for phones: door, trail and saddle, with numbers in place of the signs. */
export function processClimbPhone(): string {
  const { line, waypoints, months } = climbPath({
    left: DOOR,
    right: WIDTH + 6,
    top: 138,
    bottom: GROUND + 5,
  });
  const [goal, introduction, market] = waypoints;
  return sheet({
    width: WIDTH,
    height: HEIGHT,
    parts: [...TREES, ...WALKERS],
    drawing: [
      RISING,
      climbRange({ x: -390, y: 22, scale: 0.49, edge: WIDTH, floor: 280, woods }),
      trees('pine', behind),
      at(BAKERY, GROUND, littleBakery().drawing, SIZE),
      rect(0, GROUND, 150, 11, 'pavement'),
      rect(0, GROUND + 11, 150, 3, 'kerb'),
      rect(0, GROUND + 14, 150, 20, 'road'),
      foothills(line, HEIGHT, 0.46),
      theLine(line),
      ...months.map(([x, y], index) => wayMark(x, y, index + 1, 0.72)),
      trees('aspen', aspens),
      trees('pine', before),
      show('planner', DOOR + 40, GROUND + 6, 0.46, true),
      show('owner', DOOR + 16, GROUND + 6, 0.46),
      hiker('owner', market[0] + 26, 141, 0.78, true),
      hiker('planner', market[0] + 66, 141, 0.78, true),
      waypoint(goal, 1, true),
      waypoint(introduction, 2, true),
      waypoint(market, 3, true),
    ],
  });
}

const woods: readonly Point[] = [
  [-4, 190],
  [50, 176],
  [110, 192],
  [170, 190],
  [214, 172],
  [262, 148],
  [330, 150],
  [394, 142],
];

const behind: readonly Stand[] = [
  [176, 214, 0.5],
  [222, 176, 0.55],
  [234, 172, 0.75],
];
const aspens: readonly Stand[] = [
  [212, 230, 0.42],
  [232, 236, 0.54],
  [340, 214, 0.6],
  [358, 208, 0.45],
];
const before: readonly Stand[] = [
  [146, 280, 0.5],
  [162, 286, 0.66],
  [186, 264, 0.6],
  [272, 234, 0.6],
  [290, 242, 0.75],
  [226, 302, 0.8],
  [248, 308, 1],
  [320, 292, 0.85],
  [378, 280, 0.85],
  [354, 306, 1.05],
];
