import { lettering } from '../kit/lettering.ts';
import { nameBoard } from '../kit/name-board.ts';
import { ink, type Color } from '../kit/palette.ts';
import { sheet } from '../kit/sheet.ts';
import { circle, d, el, rect, shape, stroke, type Point } from '../kit/svg.ts';
import { exampleChip } from './example-chip.ts';
import { fittedSize, fittedText, fittedTextRules } from './fitted-text.ts';

/** The neighborhood's map after a search: one shop is found before the others. */
export function seoRanking(): string {
  return sheet({
    width: 720,
    height: 540,
    drawing: [
      el('style', {}, rules),
      fittedTextRules,
      el('path', { class: 'streets', d: 'M0 0h720v540H0z' }),
      el('g', { transform: 'rotate(-12 360 270)' }, blocks()),
      creek(),
      el('g', { transform: 'rotate(-12 360 270)' }, walk()),
      ...others.map(([number, x, y]) => pin(number, x, y, 1, 'evergreen-600')),
      pin('1', 456, 282, 1.9, 'alpenglow-500'),
      card(),
      searchField(),
      fittedText(696, 40, exampleChip(584, 40)),
    ],
  });
}

const rules =
  '.streets{fill:#F5F8F5}.block{fill:#DCE7E1}.roof{fill:#C9D8D0}.park{fill:#9DC2B4}.tree{fill:#54917D}.creek,.banks,.main{fill:none;stroke:#B9DCD9;stroke-width:20}.banks{stroke:#F5F8F5;stroke-width:44}.main{stroke:#FFEBC2}' +
  '@media (prefers-color-scheme:dark){.streets{fill:#0E2F28}.block{fill:#154338}.roof{fill:#1D5445}.park{fill:#1F5748}.tree{fill:#3B7765}.creek{stroke:#2F6A6C}.banks{stroke:#0E2F28}.main{stroke:#6B5F3C}}';

/** Blocks with houses on both sides of an alley, a park, and the two main streets. */
function blocks(): string {
  let ground = '';
  let roofs = '';
  for (let row = -1; row < 6; row++) {
    for (let column = -1; column < 6; column++) {
      const x = column * 152 - 60;
      const y = row * 116 - 30;
      const park = row === 3 && column === 1;
      const beyond = Math.hypot(x + 64 - 360, y + 47 - 270) > 500;
      if (park || beyond) continue;
      ground += d`M${x} ${y}h128v94H${x}z`;
      for (let house = 0; house < 5; house++) {
        const deep = 18 + ((row * 5 + column * 3 + house * 7 + 70) % 4) * 5;
        roofs += d`M${x + 6 + house * 24} ${y + 7}h18v${deep}h-18zM${x + 6 + house * 24} ${y + 87}h18v${-deep}h-18z`;
      }
    }
  }
  const trees: readonly Point[] = [
    [112, 338],
    [136, 352],
    [160, 336],
    [196, 348],
    [206, 392],
    [180, 400],
    [124, 390],
    [104, 374],
  ];
  return (
    el('path', { class: 'main', d: 'M-60 191H780M688 191V660' }) +
    el('path', { class: 'block', d: ground }) +
    el('path', { class: 'roof', d: roofs }) +
    el('path', { class: 'park', d: 'M92 318h128v94H92z' }) +
    trees
      .map(([x, y], index) => el('circle', { class: 'tree', cx: x, cy: y, r: 9 + (index % 3) * 2 }))
      .join('')
  );
}

function creek(): string {
  const course = 'M-20 486C90 466 120 514 200 506S290 548 400 560';
  return el('path', { class: 'banks', d: course }) + el('path', { class: 'creek', d: course });
}

const others: readonly (readonly [number: string, x: number, y: number])[] = [
  ['2', 190, 262],
  ['3', 622, 408],
  ['4', 92, 398],
];

/** The walk from the searcher to the shop. */
function walk(): string {
  return (
    stroke('M232 420V307H448', 'line', 5, { 'stroke-dasharray': '1 11' }) +
    circle(232, 420, 20, 'line', { 'fill-opacity': 0.25 }) +
    circle(232, 420, 10, 'line', { stroke: ink('snow'), 'stroke-width': 4 })
  );
}

/** A pin whose point is at (x, y). */
function pin(number: string, x: number, y: number, scale: number, color: Color): string {
  const r = 23 * scale;
  const top = y - r * 2.1;
  return (
    shape(
      d`M${x} ${y}C${x - r * 0.5} ${y - r * 0.7} ${x - r} ${top + r * 0.4} ${x - r} ${top}a${r} ${r} 0 0 1 ${r * 2} 0C${x + r} ${top + r * 0.4} ${x + r * 0.5} ${y - r * 0.7} ${x} ${y}z`,
      color,
      { stroke: ink('snow'), 'stroke-width': 3 },
    ) +
    lettering(number, {
      x,
      y: top + 9.5 * (scale > 1 ? 1.6 : 1),
      font: scale > 1 ? 'display' : 'text',
      size: scale > 1 ? 46 : 26,
      fill: 'snow',
      anchor: 'middle',
      brush: scale > 1 ? 0 : 0.04,
    })
  );
}

/** The map's note on the first result. */
function card(): string {
  const line = {
    x: 546,
    font: 'text',
    size: fittedSize,
    fill: 'evergreen-200',
    brush: 0.015,
  } as const;
  return fittedText(
    700,
    208,
    rect(530, 140, 170, 124, 'evergreen-900', { rx: 3 }),
    nameBoard(
      {
        ...{ x: 546, y: 146, width: 144, height: 46, size: 28, font: 'display' },
        ...{ board: 'evergreen-900', fill: 'snow', anchor: 'start' },
      },
      lettering('Your shop', { x: 546, y: 182, font: 'display', size: 27, fill: 'snow' }),
    ),
    lettering('Open until 6', { ...line, y: 217 }),
    lettering('4 min walk', { ...line, y: 247 }),
  );
}

function searchField(): string {
  return fittedText(
    36,
    32,
    rect(36, 32, 300, 50, 'evergreen-900', { rx: 25 }),
    circle(65, 54, 8, 'evergreen-900', { stroke: ink('alpenglow-300'), 'stroke-width': 3.2 }),
    stroke('M71 60l8 8', 'alpenglow-300', 3.2),
    nameBoard(
      {
        ...{ x: 92, y: 40, width: 170, height: 34, size: fittedSize + 2, font: 'text' },
        ...{ board: 'evergreen-900', fill: 'snow', anchor: 'start' },
        shows: 'search',
      },
      lettering('bakery near me', {
        x: 92,
        y: 64.5,
        font: 'text',
        size: fittedSize + 2,
        fill: 'snow',
        brush: 0.015,
      }),
    ),
    rect(268, 43, 2.5, 28, 'alpenglow-300'),
  );
}
