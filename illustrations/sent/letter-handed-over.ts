import { tub } from '../kit/furniture.ts';
import { person } from '../kit/person.ts';
import { sheet, theLine } from '../kit/sheet.ts';
import { brickwork, pendant, shopWindow } from '../kit/shopfront.ts';
import { at, el, poly, rect, shape, stroke, type Point } from '../kit/svg.ts';
import { chance } from '../kit/random.ts';
import { streetTree } from '../kit/tree.ts';
import { bicycle } from '../kit/vehicle.ts';
import { carrier, letter } from './carrier.ts';

const GROUND = 366;

/** A letter carrier hands a letter over at the agency's open door: the message has arrived. */
export function letterHandedOver(): string {
  return sheet({
    width: 640,
    height: 420,
    parts: [el('clipPath', { id: 'pane' }, el('path', { d: 'M449 155h172v140H449z' }))],
    drawing: [
      // In the dark it is the page's own sky: a gray one would stand on it as a box.
      el('style', {}, '.sky{fill:#FFE6DA}@media (prefers-color-scheme:dark){.sky{fill:none}}'),
      el('path', { class: 'sky', d: 'M0 0h640v420H0z' }),
      poly([[0, GROUND], ...HILLS, [292, GROUND]], 'haze-2'),
      shape('M0 366V318L70 296L150 322L230 300L292 316V366z', 'evergreen-600'),
      rect(0, GROUND, 640, 54, 'pavement'),
      rect(0, GROUND, 640, 5, 'kerb'),
      house(),
      theLine([...HILLS, [284, 256], ...ROOF], 4.5),
      at(30, GROUND + 8, streetTree(128, 58, chance(404), 'aspen')),
      at(96, 388, bicycle('alpenglow-500'), 1.6),
      at(368, GROUND + 4, keeper(), 2.25, true),
      at(204, 388, carrier(), 2.25),
      at(283, 246, letter()),
    ],
  });
}

const HILLS: readonly Point[] = [
  [-8, 262],
  [40, 214],
  [70, 240],
  [132, 152],
  [160, 140],
  [188, 178],
  [214, 162],
  [284, 236],
];

const ROOF: readonly Point[] = [
  [284, 92],
  [284, 76],
  [394, 76],
  [394, 46],
  [556, 46],
  [556, 76],
  [648, 76],
];

function house(): string {
  return [
    rect(284, 76, 360, GROUND - 76, 'brick'),
    brickwork(
      [
        [298, 120],
        [306, 180],
        [296, 262],
        [302, 330],
        [438, 330],
        [470, 344],
        [560, 338],
        [606, 150],
        [618, 236],
        [432, 168],
      ],
      'brick-dark',
    ),
    rect(284, 76, 360, 14, 'brick-dark'),
    rect(394, 46, 162, 74, 'snow'),
    rect(401, 53, 148, 60, 'snow', { stroke: 'var(--alpenglow-700)', 'stroke-width': 2 }),
    // the sign says it with the line: roofs that become a mountain
    stroke('M418 96V82H438V70H460V96H474L502 64L518 82L526 74L536 96', 'alpenglow-700', 5),
    room(),
    // the open door
    rect(318, 132, 100, GROUND - 132, 'evergreen-950'),
    rect(326, 140, 84, GROUND - 140, 'glow'),
    rect(326, 140, 84, 34, 'glow-2'),
    shape('M410 140L424 150V366H410z', 'evergreen-600'),
    rect(312, GROUND - 4, 112, 6, 'sand-dark'),
    at(602, GROUND + 8, tub('alpenglow-300'), 1.7),
  ].join('');
}

/** The desk by the window, with work on it. */
function room(): string {
  const colleague = person({
    skin: 1,
    hair: 'bob',
    hairColour: 'hair-red',
    top: 'evergreen-600',
    bottom: 'evergreen-900',
    arms: ['up', 'hold'],
    mood: 'laugh',
  });
  return (
    shopWindow(
      446,
      152,
      178,
      146,
      'evergreen-950',
      [
        pendant(490, 152, 12, 'evergreen-700'),
        pendant(578, 152, 12, 'evergreen-700'),
        el('g', { 'clip-path': 'url(#pane)' }, at(592, 400, colleague, 2.1, true)),
        rect(449, 276, 172, 19, 'wood'),
        shape('M484 276l6-42h50l6 42z', 'evergreen-800'),
        shape('M491 270l5-30h38l5 30z', 'snow'),
        stroke('M499 262l8-12 8 6 12-12', 'line', 3),
        rect(462, 258, 13, 18, 'alpenglow-400', { rx: 2 }),
      ].join(''),
      0,
    ) + rect(440, 296, 190, 9, 'evergreen-900')
  );
}

function keeper(): string {
  return person({
    skin: 5,
    hair: 'bun',
    hairColour: 'hair-black',
    top: 'alpenglow-400',
    bottom: 'evergreen-800',
    arms: ['out', 'hip'],
    glasses: true,
    mood: 'laugh',
  });
}
