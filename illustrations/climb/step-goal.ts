import { lettering } from '../kit/lettering.ts';
import { loaf, pendant } from '../kit/shopfront.ts';
import { at, d, el, rect, shape, stroke } from '../kit/svg.ts';
import { goalOfTheExample } from './goal.ts';
import { owner, planner } from './owner.ts';
import { PANEL, smallExample, stepPanel } from './step-panel.ts';

/** The goal: owner and planner at the bakery's counter with one circled number. */
export function stepGoal(): string {
  return stepPanel([
    shop(),
    paper(),
    at(62, 296, planner(['out', 'pocket']), 2.35),
    at(258, 296, owner(['out', 'hip']), 2.35, true),
    counter(),
  ]);
}

const COUNTER = 250;

function shop(): string {
  return [
    rect(0, 0, PANEL.width, COUNTER, 'glow-2'),
    rect(0, 0, PANEL.width, 18, 'brick-dark'),
    rect(0, 18, PANEL.width, 4, 'brick'),
    ...[64, 118].map((y) => rect(0, y, PANEL.width, 6, 'wood')),
    ...[8, 58, 112, 166, 222, 276].map((x, index) =>
      loaf(x, 64, 38, index % 3 === 1 ? 'wood' : 'bread'),
    ),
    ...[100, 142, 184].map((x, index) => loaf(x, 118, 34, index === 1 ? 'bread' : 'wood')),
    pendant(110, 18, 6, 'brick-dark'),
    pendant(210, 18, 6, 'brick-dark'),
  ].join('');
}

/** Both hold the sheet, which faces the visitor. */
function paper(): string {
  return [
    rect(113, 134, 94, 112, 'snow'),
    shape('M113 134h94v112h-94zM116 137v106h88V137z', 'ink', {
      'fill-opacity': 0.16,
      'fill-rule': 'evenodd',
    }),
    stroke('M126 150h44M126 159h60', 'evergreen-300', 3, { 'stroke-linecap': 'butt' }),
    lettering(String(goalOfTheExample), {
      x: 160,
      y: 205,
      font: 'display',
      size: 40,
      fill: 'evergreen-900',
      anchor: 'middle',
    }),
    lettering('calls a week', {
      x: 160,
      y: 236,
      font: 'text',
      size: 14.5,
      fill: 'evergreen-900',
      anchor: 'middle',
      brush: 0.02,
    }),
    // drawn by hand: its ends overlap
    el('path', {
      d: 'M176 170C148 163 126 176 127 192C128 210 148 219 166 217C186 215 196 200 190 184C185 172 166 166 144 171',
      fill: 'none',
      stroke: 'var(--line)',
      'stroke-width': 4,
      'stroke-linecap': 'round',
    }),
  ].join('');
}

function counter(): string {
  const planks = [64, 128, 192, 256].map((x) => d`M${x},${COUNTER + 16}V${PANEL.height}`).join('');
  return [
    rect(0, COUNTER + 14, PANEL.width, PANEL.height, 'brick'),
    stroke(planks, 'brick-dark', 2.4),
    rect(0, COUNTER, PANEL.width, 14, 'wood'),
    rect(0, COUNTER, PANEL.width, 4, 'bread'),
    // a cup, buns under a glass cover, and the "Example" label
    shape('M24 250v-18h20v14q0 4-4 4z', 'snow'),
    stroke('M44 236q8 1 6 6t-7 4', 'snow', 3),
    stroke('M30 226q-4-5 0-9t0-9M38 226q-4-5 0-9', 'snow-2', 2),
    smallExample(124, 279),
  ].join('');
}
