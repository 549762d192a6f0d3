import { lettering } from '../kit/lettering.ts';
import { circle, d, at, poly, rect, stroke, through, type Point } from '../kit/svg.ts';
import { callsOfTheExample, goalOfTheExample } from './goal.ts';
import { owner } from './owner.ts';
import { PANEL, smallExample, stepPanel } from './step-panel.ts';

/** The introductory period: three calendar leaves, with the weekly calls drawn over them. */
export function stepIntroduction(): string {
  const line = callsOfTheExample.map((count, week): Point => [26 + week * 24.4, heightOf(count)]);
  const last = line.at(-1) ?? [0, 0];
  const weeks = line.map(([x, y]) => d`M${x},${y}h0`).join('');
  return stepPanel([
    rect(0, 0, PANEL.width, 316, 'evergreen-700'),
    smallExample(12, 14),
    lettering('Calls a week', {
      x: 92,
      y: 30,
      font: 'text',
      size: 16,
      fill: 'snow',
      brush: 0.02,
    }),
    ...[0, 1, 2].map(leaf),
    poly([[line[0]?.[0] ?? 0, BASE], ...line, [last[0], BASE]], 'alpenglow-300', {
      'fill-opacity': 0.4,
    }),
    stroke(d`M12,${GOAL}H308`, 'evergreen-900', 1.8, { 'stroke-dasharray': '6 5' }),
    lettering(`Goal ${goalOfTheExample}`, {
      x: 20,
      y: GOAL - 5,
      font: 'text',
      size: 15,
      fill: 'evergreen-900',
      brush: 0.03,
    }),
    stroke(through(line), 'line', 4.5),
    // a dot per week: zero-length strokes with round ends
    stroke(weeks, 'line', 8.5),
    stroke(weeks, 'snow', 4.5),
    desk(),
    at(240, 438, owner(['out', 'hip']), 2.35, true),
  ]);
}

const BASE = 206;
const GOAL = heightOf(goalOfTheExample);

/** The bottom of the leaves is zero calls. */
function heightOf(count: number): number {
  return BASE - count * 3.5;
}

function leaf(month: number): string {
  const x = 12 + month * 100;
  const lines = [146, 176].map((y) => d`M${x + 4},${y}h88`).join('');
  const days = [24, 48, 72].map((step) => d`M${x + step},80V${BASE}`).join('');
  return [
    rect(x, 46, 96, 166, 'snow'),
    rect(x, 46, 96, 34, 'alpenglow-700'),
    stroke(lines + days, 'evergreen-200', 1.4),
    stroke(d`M${x + 4},${BASE}h88`, 'evergreen-600', 1.6),
    stroke(d`M${x + 24},40v12M${x + 72},40v12`, 'evergreen-200', 4),
    lettering(`Month ${month + 1}`, {
      x: x + 48,
      y: 70,
      font: 'display',
      size: 20,
      fill: 'snow',
      anchor: 'middle',
    }),
  ].join('');
}

/** The shop's telephone, ringing. */
function desk(): string {
  return [
    rect(0, 318, PANEL.width, 42, 'wood'),
    rect(0, 314, PANEL.width, 6, 'bread'),
    poly(
      [
        [46, 314],
        [56, 276],
        [116, 276],
        [126, 314],
      ],
      'evergreen-950',
    ),
    rect(46, 260, 80, 12, 'brick'),
    circle(56, 270, 11, 'brick'),
    circle(116, 270, 11, 'brick'),
    circle(86, 294, 13, 'glow-2'),
    stroke('M34 256q-9 9-7 20M138 256q9 9 7 20', 'glow', 3),
  ].join('');
}
