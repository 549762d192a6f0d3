import { ink } from '../kit/palette.ts';
import { circle, d, rect, stroke } from '../kit/svg.ts';
import { headline, text } from '../kit/text.ts';
import { exampleChip } from '../services/example-chip.ts';
import { figureSheet, printed } from './figure-sheet.ts';
import { wilsonInterval } from './wilson.ts';

/** An A/B test after one week and after eight: a rate and its likely range, on one axis. */
export function figureEnoughVisitors(): string {
  return figureSheet(460, [
    printed(text('Visitors who booked', 24, 42, 25, 'evergreen-700'), axis(), ...panels.map(panel)),
    exampleChip(504, 16),
  ]);
}

interface Version {
  readonly letter: 'A' | 'B';
  readonly booked: number;
  readonly visitors: number;
}

interface Panel {
  readonly title: string;
  readonly y: number;
  readonly versions: readonly [Version, Version];
}

const panels: readonly Panel[] = [
  {
    title: 'After one week',
    y: 100,
    versions: [
      { letter: 'A', booked: 6, visitors: 150 },
      { letter: 'B', booked: 9, visitors: 150 },
    ],
  },
  {
    title: 'After eight weeks',
    y: 270,
    versions: [
      { letter: 'A', booked: 48, visitors: 1200 },
      { letter: 'B', booked: 78, visitors: 1200 },
    ],
  },
];

const left = 84;
const right = 396;
const foot = 414;

/** The x of a share on the axis from 0 to 12 percent. */
function across(share: number): number {
  return left + (share / 0.12) * (right - left);
}

function axis(): string {
  const percents = [0, 3, 6, 9, 12];
  const bars = panels.map(({ y }) =>
    percents.map((percent) => d`M${across(percent / 100)} ${y + 16}V${y + 126}`).join(''),
  );
  return (
    stroke(bars.join(''), 'evergreen-700', 1.2, { 'stroke-opacity': 0.35 }) +
    stroke(d`M${left} ${foot - 10}H${right}`, 'evergreen-700', 1.6) +
    text('Bar: likely range', 446, foot + 24, 23, 'evergreen-700') +
    percents
      .map((percent) =>
        text(`${percent}%`, across(percent / 100), foot + 24, 23, 'evergreen-700', 'middle'),
      )
      .join('')
  );
}

function panel({ title, y, versions }: Panel): string {
  return (
    headline(title, 24, y, 29, 'evergreen-900') +
    versions.map((version, row) => range(version, y + 46 + row * 52)).join('')
  );
}

function range({ letter, booked, visitors }: Version, y: number): string {
  const { low, high } = wilsonInterval(booked, visitors);
  const share = booked / visitors;
  const better = letter === 'B';
  return [
    circle(44, y, 20, better ? 'alpenglow-700' : 'evergreen-900'),
    headline(letter, 44, y + 9.5, 27, 'snow', 'middle'),
    rect(
      across(low),
      y - 9,
      across(high) - across(low),
      18,
      better ? 'alpenglow-700' : 'evergreen-600',
      { rx: 9 },
    ),
    circle(across(share), y, 9.5, 'snow', { stroke: ink('evergreen-900'), 'stroke-width': 5 }),
    text(`${(100 * share).toFixed(1)}%`, 416, y + 9, 26, 'evergreen-900'),
    text(`${booked} of ${visitors.toLocaleString('en-US')}`, 496, y + 8.5, 23, 'evergreen-700'),
  ].join('');
}
