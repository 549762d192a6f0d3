import { sheet, theLine } from '../kit/sheet.ts';
import { at, rect, show, stroke, type Point } from '../kit/svg.ts';
import { farRange } from '../street/mountains.ts';
import { workshop } from '../street/shops.ts';
import { climbPath } from './climb-path.ts';
import { foothills } from './foothills.ts';
import { littleBakery } from './little-bakery.ts';
import { climbRange } from './range.ts';
import { trees, TREES, type Stand } from './trees.ts';
import { hiker, WALKERS, wayMark } from './walkers.ts';
import { RISING, waypoint, waySign } from './waypoint.ts';

const WIDTH = 1440;
const HEIGHT = 420;
const GROUND = 384;
const SIZE = 0.66;
/** Left ends of the two houses; the door of the bakery is where the line begins. */
const FLATS = -14;
const BAKERY = FLATS + 140 * SIZE;
const DOOR = BAKERY + 167 * SIZE;

/** The process as a way: from the shop's door through the foothills to a saddle above the street. */
export function processClimbWide(): string {
  const { line, waypoints, months } = climbPath({
    left: DOOR,
    right: WIDTH + 6,
    top: 204,
    bottom: GROUND + 6,
  });
  const [goal, introduction, market] = waypoints;
  return sheet({
    width: WIDTH,
    height: HEIGHT,
    parts: [...TREES, ...WALKERS],
    drawing: [
      RISING,
      at(-30, -140, farRange()),
      climbRange({ x: 0, y: 0, scale: 1, edge: WIDTH, floor: 400, woods }),
      trees('pine', behind),
      at(FLATS, GROUND, workshop().drawing, SIZE),
      at(BAKERY, GROUND, littleBakery().drawing, SIZE),
      rect(0, GROUND, 460, 14, 'pavement'),
      rect(0, GROUND + 14, 460, 4, 'kerb'),
      rect(0, GROUND + 18, 460, 30, 'road'),
      stroke('M8,412H460', 'evergreen-500', 3, {
        'stroke-dasharray': '30 22',
        'stroke-linecap': 'butt',
      }),
      foothills(line, HEIGHT, 1),
      theLine(line, 4.5),
      ...months.map(([x, y], index) => wayMark(x, y, index + 1)),
      waySign('The goal', 322, GROUND + 6, 92),
      waySign('The introductory period', introduction[0] - 26, introduction[1] + 6, 122),
      waySign('Time to market', market[0] - 76, market[1] + 10, 72),
      waypoint(goal, 1),
      waypoint(introduction, 2),
      waypoint(market, 3),
      trees('aspen', aspens),
      trees('pine', before),
      show('planner', DOOR + 58, GROUND + 9, 0.66, true),
      show('owner', DOOR + 22, GROUND + 8, 0.66),
      hiker('owner', 788, 287, 0.76),
      hiker('planner', 757, 288, 0.76),
      hiker('owner', 1116, 207, 0.98, true),
      hiker('planner', 1168, 208, 0.98, true),
    ],
  });
}

const woods: readonly Point[] = [
  [300, 384],
  [420, 346],
  [520, 322],
  [590, 316],
  [680, 280],
  [790, 268],
  [880, 262],
  [960, 230],
  [1060, 222],
  [1160, 226],
  [1250, 198],
  [1340, 190],
  [1450, 206],
];

/** On the far side of the crest, on the slopes, and in the foreground. */
const behind: readonly Stand[] = [
  [428, 366, 0.5],
  [446, 358, 0.66],
  [652, 318, 0.7],
  [672, 300, 0.85],
  [838, 250, 0.8],
  [856, 240, 1],
  [1294, 214, 1.15],
  [1326, 224, 0.9],
  [1380, 232, 1.2],
  [1408, 232, 0.9],
];
const aspens: readonly Stand[] = [
  [824, 340, 0.62],
  [880, 334, 0.58],
  [854, 348, 0.8],
  [1222, 262, 0.8],
  [1258, 268, 0.95],
  [1012, 290, 0.6],
];
const before: readonly Stand[] = [
  [486, 386, 0.6],
  [508, 394, 0.82],
  [532, 390, 0.66],
  [690, 366, 0.8],
  [664, 374, 0.66],
  [716, 380, 0.95],
  [930, 318, 0.8],
  [956, 330, 1],
  [984, 322, 0.74],
  [1340, 300, 1],
  [1372, 312, 1.25],
  [1404, 300, 0.95],
  [1150, 330, 0.85],
  [1126, 340, 1.05],
  [600, 420, 0.9],
  [626, 430, 1.2],
  [570, 432, 1],
  [1040, 420, 1.1],
  [1070, 436, 1.4],
  [1012, 434, 1.2],
  [1290, 420, 1.2],
  [1254, 438, 1.45],
  [1420, 432, 1.5],
];
