import { lettering } from '../kit/lettering.ts';
import { ink } from '../kit/palette.ts';
import { awning, brickwork, loaf } from '../kit/shopfront.ts';
import { theLine } from '../kit/sheet.ts';
import { at, circle, poly, rect, shape, stroke } from '../kit/svg.ts';
import { elder, father, girl } from './customers.ts';
import { owner } from './owner.ts';
import { PANEL, stepPanel } from './step-panel.ts';

/** Time to market: the sign in the door is turned to "Open" for the first customers. */
export function stepMarket(): string {
  return stepPanel([
    hills(),
    house(),
    front(),
    door(),
    rect(0, GROUND, PANEL.width, PANEL.height - GROUND, 'pavement'),
    rect(0, GROUND, PANEL.width, 5, 'kerb'),
    at(148, 340, elder(), 1.75, true),
    at(206, 346, girl(), 1.75, true),
    at(262, 342, father(), 1.75, true),
  ]);
}

const GROUND = 318;

function house(): string {
  return [
    rect(0, 44, 246, GROUND - 44, 'brick'),
    rect(0, 34, 254, 14, 'brick-dark'),
    brickwork(
      [
        [14, 72],
        [44, 62],
        [206, 66],
        [226, 80],
        [228, 200],
        [224, 236],
        [226, 280],
      ],
      'brick-dark',
    ),
    theLine([
      [-4, 34],
      [254, 34],
      [254, 48],
      [246, 48],
      [246, 150],
      [270, 118],
      [288, 132],
      [324, 84],
    ]),
  ].join('');
}

/** The shop window, and the frame of the door. */
function front(): string {
  return [
    rect(6, 112, 108, 206, 'alpenglow-100'),
    rect(118, 116, 114, 150, 'brick-dark'),
    rect(124, 122, 102, 138, 'glow'),
    rect(124, 172, 102, 4, 'wood'),
    loaf(128, 172, 30, 'bread'),
    loaf(162, 172, 30, 'wood'),
    loaf(194, 172, 30, 'bread'),
    rect(124, 220, 102, 4, 'wood'),
    loaf(134, 220, 34, 'bread'),
    loaf(180, 220, 34, 'bread'),
    rect(112, 266, 126, 8, 'alpenglow-100'),
  ].join('');
}

/** Behind the pane the owner turns the sign. */
function door(): string {
  return [
    rect(20, 118, 80, 160, 'glow'),
    at(45, 338, owner(['hold', 'hold']), 1.75),
    stroke('M40 232L61 210L82 232', 'ink', 1.6),
    rect(27, 230, 68, 36, 'evergreen-900'),
    rect(30, 233, 62, 30, 'evergreen-900', { stroke: ink('glow'), 'stroke-width': 1.2 }),
    lettering('Open', {
      x: 61,
      y: 255.5,
      font: 'display',
      size: 22,
      fill: 'glow-2',
      anchor: 'middle',
    }),
    circle(48, 232, 4.6, 'skin-3'),
    circle(76, 232, 4.6, 'skin-3'),
    // the frame around the pane
    shape('M12 118h96v200H12zM22 128v148h78V128z', 'evergreen-700', { 'fill-rule': 'evenodd' }),
    rect(22, 286, 78, 20, 'evergreen-800'),
    stroke('M104 214v22', 'glow-2', 3),
    awning(2, 84, 240, 26, 12, ['alpenglow-500', 'alpenglow-100']),
  ].join('');
}

function hills(): string {
  return (
    poly(
      [
        [246, 150],
        [270, 118],
        [288, 132],
        [324, 84],
        [324, 318],
        [246, 318],
      ],
      'haze',
    ) +
    poly(
      [
        [246, 236],
        [276, 214],
        [300, 222],
        [324, 206],
        [324, 320],
        [246, 320],
      ],
      'wood-2',
    )
  );
}
