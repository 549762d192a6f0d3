import { lettering } from '../kit/lettering.ts';
import { nameBoard } from '../kit/name-board.ts';
import { person } from '../kit/person.ts';
import { chance } from '../kit/random.ts';
import {
  awning,
  brickwork,
  cornice,
  door,
  loaf,
  pendant,
  sash,
  shopWindow,
  signBoard,
  tooth,
} from '../kit/shopfront.ts';
import { at, circle, poly, rect, shape, stroke, type Point } from '../kit/svg.ts';
import { BAKERY_ROOF, BAKERY_WIDTH, bakerySign } from './bakery-sign.ts';

/** A building of the street: the left end of its ground is (0, 0); `roof` is its part of the line. */
export interface House {
  width: number;
  roof: readonly Point[];
  drawing: string;
}

/** A wall, shaded at its foot. */
function wall(width: number, height: number, fill: Parameters<typeof rect>[4]): string {
  return (
    rect(0, -height, width, height, fill) + rect(0, -5, width, 5, 'ink', { 'fill-opacity': 0.2 })
  );
}

export function bakery(baker: string): House {
  const random = chance(11);
  const bricks = Array.from({ length: 26 }, (): Point => [
    Math.round(random.between(4, 190)),
    -206 + 7 * Math.floor(random.between(1, 12)),
  ]);
  const shelves =
    rect(17, -88, 112, 62, 'glow') +
    pendant(40, -90, 4, 'brick-dark') +
    pendant(106, -90, 4, 'brick-dark') +
    rect(17, -62, 112, 2.4, 'wood') +
    rect(17, -40, 112, 2.4, 'wood') +
    loaf(22, -62, 21, 'bread') +
    loaf(47, -62, 21, 'wood') +
    loaf(78, -62, 21, 'bread') +
    loaf(103, -62, 21, 'bread') +
    stroke('M24,-45 l9,-3 M37,-45 l9,-3 M50,-45 l9,-3', 'wood', 5.5) +
    loaf(80, -40, 17, 'wood') +
    loaf(101, -40, 19, 'bread') +
    rect(17, -30, 112, 6, 'alpenglow-200');
  return {
    width: BAKERY_WIDTH,
    roof: BAKERY_ROOF,
    drawing: [
      wall(BAKERY_WIDTH, 212, 'brick'),
      brickwork(bricks, 'brick-dark'),
      rect(0, -212, BAKERY_WIDTH, 9, 'brick-dark'),
      ...[14, 64, 114, 164].map((x) => sash(x + 3, -170, 27, 36, 'alpenglow-100')),
      // a cat in one of the windows
      shape('M128,-134 v-9 q0,-5 3,-7 l-1,-5 l4,3 l4,-3 l0,6 q3,5 1,15z', 'ink'),
      bakerySign(),
      shopWindow(14, -94, 118, 72, 'brick-dark', shelves),
      rect(10, -22, 126, 6, 'alpenglow-100'),
      rect(14, -16, 118, 16, 'brick-dark'),
      // the open door with the baker in the light
      rect(145, -103, 44, 103, 'alpenglow-100'),
      rect(149, -99, 36, 99, 'glow'),
      rect(149, -99, 36, 16, 'glow-2'),
      at(167, -1, baker),
      awning(8, -124, 192, 22, 12, ['alpenglow-500', 'alpenglow-100']),
    ].join(''),
  };
}

/** The dentist at work; without `patient` the chair is empty, for a picture with people in front of it. */
export function dentist(patient = true): House {
  const width = 192;
  const lampAndChair =
    stroke('M108,-100 v10 l-26,9', 'evergreen-600', 2.4) +
    shape('M72,-84 l14,-1 l3,7 l-20,2z', 'evergreen-600');
  const lyingBack =
    shape('M62,-50 l36,12 l22,-2 v8 l-24,3 l-36,-12z', 'evergreen-300') +
    rect(84, -34, 8, 12, 'evergreen-600') +
    shape('M74,-53 q10,-3 16,5 l24,3 q5,1 5,6 l-22,1 l-24,-8z', 'alpenglow-400') +
    circle(71, -57, 7, 'skin-2') +
    shape('M63.5,-56 q-2,-9 7,-9 q5,0 6,4 q-6,-1 -8,2 q-1,4 -5,3z', 'hair-grey') +
    circle(74.5, -58.5, 0.9, 'ink') +
    stroke('M73,-53.5 q2.5,0 3.5,-1.5', 'hair-brown', 0.9);
  const atWork = person({
    skin: 4,
    hair: 'short',
    hairColor: 'hair-black',
    top: 'evergreen-500',
    over: 'scrubs',
    overColor: 'evergreen-200',
    bottom: 'evergreen-700',
    arms: [patient ? 'out' : 'hip', 'hold'],
    glasses: true,
  });
  const room = [
    rect(15, -100, 106, 74, 'glow'),
    rect(15, -100, 106, 26, 'glow-2'),
    patient ? lampAndChair : '',
    at(44, -6, atWork),
    patient ? lyingBack : '',
  ].join('');
  return {
    width,
    roof: [
      [0, -164],
      [width, -164],
    ],
    drawing: [
      wall(width, 164, 'snow-2'),
      rect(0, -164, width, 50, 'evergreen-600'),
      rect(0, -114, width, 4, 'evergreen-700'),
      nameBoard(
        {
          ...{ x: 8, y: -160, width: 144, height: 42, size: 30, font: 'text' },
          ...{ board: 'evergreen-600', fill: 'snow', trades: ['dentist'] },
        },
        lettering('DENTIST', {
          x: 82,
          y: -128.5,
          font: 'text',
          size: 29,
          fill: 'snow',
          anchor: 'middle',
          tracking: 0.05,
          brush: 0.055,
        }),
      ),
      tooth(167, -139, 27, 'snow'),
      shopWindow(12, -103, 112, 80, 'evergreen-700', room, 0),
      rect(12, -23, 116, 18, 'snow-2'),
      rect(8, -24, 120, 4, 'evergreen-700'),
      door(140, 0, 38, 100, 'evergreen-700', 'evergreen-900'),
    ].join(''),
  };
}

export function outfitter(): House {
  const width = 262;
  const leftWindow =
    // a tent, its guests' boots, and skis
    poly(
      [
        [20, -26],
        [50, -74],
        [80, -26],
      ],
      'alpenglow-400',
    ) +
    poly(
      [
        [50, -74],
        [80, -26],
        [92, -30],
      ],
      'alpenglow-700',
    ) +
    poly(
      [
        [44, -26],
        [50, -58],
        [57, -26],
      ],
      'evergreen-900',
    ) +
    stroke('M96,-27 V-88 q0,-4 3,-5 M105,-27 V-88 q0,-4 3,-5', 'evergreen-600', 4.4) +
    stroke('M94,-48h14', 'alpenglow-500', 2.4);
  const rightWindow =
    // a rucksack, a jacket on its stand, a map
    shape('M158,-26 v-34 q0,-14 14,-14 q14,0 14,14 v34z', 'wood') +
    rect(162, -50, 20, 13, 'bread', { rx: 2 }) +
    stroke('M164,-72 q8,-12 16,0', 'ink', 2.4) +
    stroke('M160,-44 h24', 'ink', 1.4) +
    shape(
      'M206,-78 l8,-6 h8 l8,6 l9,26 l-7,3 l-3,-8 v31 h-22 v-31 l-3,8 l-7,-3z',
      'alpenglow-400',
    ) +
    stroke('M218,-83 V-26', 'alpenglow-700', 1.6);
  return {
    width,
    roof: [
      [0, -200],
      [131, -270],
      [262, -200],
    ],
    drawing: [
      poly(
        [
          [0, 0],
          [0, -200],
          [131, -270],
          [262, -200],
          [262, 0],
        ],
        'evergreen-800',
      ),
      poly(
        [
          [0, -200],
          [131, -270],
          [262, -200],
          [262, -184],
          [131, -254],
          [0, -184],
        ],
        'evergreen-950',
      ),
      rect(0, -5, width, 5, 'ink', { 'fill-opacity': 0.3 }),
      stroke('M20,-120 V-172 M242,-120 V-172 M40,-182V-190M222,-182V-190', 'evergreen-700', 1.6),
      poly(
        [
          [108, -200],
          [129, -223],
          [129, -200],
        ],
        'glow',
      ),
      poly(
        [
          [133, -223],
          [154, -200],
          [133, -200],
        ],
        'glow',
      ),
      signBoard(22, -184, 218, 52, 'glow-2', 'glow-2'),
      nameBoard(
        {
          ...{ x: 28, y: -181, width: 206, height: 46, size: 37, font: 'text' },
          ...{ board: 'glow-2', fill: 'evergreen-900', trades: ['outfitter'] },
        },
        lettering('OUTFITTER', {
          x: 131,
          y: -146,
          font: 'text',
          size: 34,
          fill: 'evergreen-900',
          anchor: 'middle',
          tracking: 0.05,
          brush: 0.06,
        }),
      ),
      shopWindow(14, -108, 98, 86, 'evergreen-950', leftWindow, 0),
      shopWindow(150, -108, 98, 86, 'evergreen-950', rightWindow, 0),
      rect(10, -22, 106, 22, 'evergreen-950'),
      rect(146, -22, 106, 22, 'evergreen-950'),
      door(116, 0, 30, 102, 'alpenglow-500', 'evergreen-950'),
    ].join(''),
  };
}

/** An apartment building over a corner shop with a green awning; `sign` has the place of its middle floor. */
export function sandstone(sign = ''): House {
  const width = 150;
  return {
    width,
    roof: [
      [0, -236],
      [14, -236],
      [14, -246],
      [136, -246],
      [136, -236],
      [width, -236],
    ],
    drawing: [
      wall(width, 236, 'sand'),
      rect(14, -246, 122, 12, 'sand'),
      cornice(0, -230, width, 'wood', 'sand-dark'),
      ...[18, 61, 104].flatMap((x, index) => [
        sash(x, -204, 28, 34, 'wood', index === 1 ? 'glass' : 'glow'),
        sign === '' ? sash(x, -150 + 4, 28, 30, 'wood', index === 2 ? 'glass' : 'glow') : '',
      ]),
      sign,
      rect(10, -92, 130, 92, 'evergreen-900'),
      shopWindow(
        16,
        -90,
        74,
        72,
        'evergreen-900',
        stroke('M26,-30v-12M40,-30v-22M54,-30v-9M68,-30v-18', 'evergreen-600', 8, {
          'stroke-linecap': 'butt',
        }) + rect(19, -30, 68, 3, 'wood'),
      ),
      door(100, 0, 32, 86, 'evergreen-700', 'evergreen-950'),
      awning(8, -108, 134, 16, 10, ['evergreen-600', 'snow']),
    ].join(''),
  };
}

/** A low house with a big green shutter: a workshop at the street's end. */
export function workshop(): House {
  const width = 140;
  return {
    width,
    roof: [
      [0, -150],
      [0, -158],
      [width, -158],
      [width, -150],
    ],
    drawing: [
      wall(width, 158, 'evergreen-600'),
      rect(0, -158, width, 8, 'evergreen-800'),
      rect(16, -112, 70, 112, 'evergreen-900'),
      rect(20, -108, 62, 40, 'glow'),
      stroke('M51,-108v40M20,-88h62', 'evergreen-900', 2.4),
      stroke('M22,-56h58M22,-44h58M22,-32h58M22,-20h58M22,-8h58', 'evergreen-700', 2),
      sash(100, -104, 26, 34, 'evergreen-200'),
    ].join(''),
  };
}

/** A brick warehouse converted to apartments. */
export function warehouse(): House {
  const width = 190;
  const random = chance(5);
  const bricks = Array.from({ length: 30 }, (): Point => [
    Math.round(random.between(4, 172)),
    -226 + 7 * Math.floor(random.between(1, 30)),
  ]);
  return {
    width,
    roof: [
      [0, -232],
      [60, -232],
      [60, -246],
      [130, -246],
      [130, -232],
      [width, -232],
    ],
    drawing: [
      wall(width, 232, 'brick-dark'),
      rect(60, -246, 70, 16, 'brick-dark'),
      brickwork(bricks, 'brick'),
      cornice(0, -226, width, 'brick', 'brick'),
      ...[20, 62, 104, 146].flatMap((x, index) => [
        sash(x, -194, 26, 36, 'sand', index % 3 === 0 ? 'glass' : 'glow'),
        sash(x, -138, 26, 36, 'sand', index === 2 ? 'glass' : 'glow'),
      ]),
      rect(14, -80, 162, 80, 'evergreen-950'),
      ...[20, 62, 104].map((x) => rect(x, -74, 36, 54, 'glow')),
      rect(146, -74, 26, 74, 'wood'),
      rect(151, -68, 16, 34, 'glow'),
    ].join(''),
  };
}

/** A bungalow behind the trees; on (0, 0), 74 wide. */
export function bungalow(
  front: Parameters<typeof rect>[4],
  roof: Parameters<typeof rect>[4],
): string {
  return [
    rect(0, -30, 74, 30, front),
    rect(52, -56, 8, 18, 'brick-dark'),
    poly(
      [
        [-6, -29],
        [12, -52],
        [60, -52],
        [80, -29],
      ],
      roof,
    ),
    rect(9, -22, 15, 12, 'glow'),
    rect(32, -22, 11, 22, 'evergreen-900'),
    rect(51, -22, 15, 12, 'glow'),
  ].join('');
}
