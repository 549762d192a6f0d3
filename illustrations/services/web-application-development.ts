import { lettering } from '../kit/lettering.ts';
import { ink, type Color } from '../kit/palette.ts';
import { sheet } from '../kit/sheet.ts';
import { circle, d, el, num, poly, rect, shape, stroke, type Point } from '../kit/svg.ts';
import { fittedSize, fittedText, fittedTextRules } from './fitted-text.ts';

/** The tools on a bakery's counter, one above the other, carried by one app. */
export function webApplicationDevelopment(): string {
  return sheet({
    width: 720,
    height: 540,
    drawing: [
      fittedTextRules,
      el('path', { d: 'M0 0h720v540H0z', fill: '#0E2F28' }),
      el(
        'g',
        { style: pinned },
        ...tools.map(slab),
        guides(),
        slab(app),
        ...[...tools, app].map(label),
      ),
    ],
  });
}

/** The ground is dark in both schemes, so what lies on it keeps its light colors. */
const pinned =
  '--snow:#F5F8F5;--snow-2:#E6EEE9;--evergreen-200:#CBE0D7;--evergreen-300:#9DC2B4;--evergreen-600:#2C6D5B;--evergreen-700:#1D5445;--evergreen-800:#154338';

interface Slab {
  readonly label: string;
  /** Height above the counter. */
  readonly level: number;
  readonly thick: number;
  readonly corner: number;
  readonly top: Color;
  readonly side: Color;
  /** Drawn flat on it, from the back corner at 0 0 to `wide` and `deep`. */
  readonly flat: string;
  /** Stands on it, drawn upright. */
  readonly standing?: string;
}

const wide = 300;
const deep = 220;

/** Projects a point into the picture: x runs down to the right, y down to the left. */
function seen(x: number, y: number, level: number): Point {
  return [
    236 + (x - wide / 2 - y + deep / 2) * 0.8,
    396 - level + (x - wide / 2 + y - deep / 2) * 0.4,
  ];
}

function slab({ level, thick, corner, top, side, flat, standing = '' }: Slab): string {
  const plane = (height: number) => {
    const [x, y] = seen(0, 0, height);
    return `matrix(.8 .4 -.8 .4 ${num(x)} ${num(y)})`;
  };
  const bulge = corner * 0.29;
  const band = [
    seen(bulge, deep - bulge, level),
    seen(wide - bulge, bulge, level),
    seen(wide - bulge, bulge, level - thick),
    seen(bulge, deep - bulge, level - thick),
  ];
  const plate = (fill: Color, height: number, more = '') =>
    el('g', { transform: plane(height) }, rect(0, 0, wide, deep, fill, { rx: corner }), more);
  return plate(side, level - thick) + poly(band, side) + plate(top, level, flat) + standing;
}

/** A box standing on a layer: its back corner, its size and its three colors. */
function box(
  [x, y]: Point,
  [across, along, high]: readonly [number, number, number],
  level: number,
  [top, left, right]: readonly [Color, Color, Color],
): string {
  const up = level + high;
  const front = seen(x + across, y + along, level);
  return (
    poly(
      [seen(x, y + along, level), front, seen(x + across, y + along, up), seen(x, y + along, up)],
      left,
    ) +
    poly(
      [front, seen(x + across, y, level), seen(x + across, y, up), seen(x + across, y + along, up)],
      right,
    ) +
    poly(
      [
        seen(x, y, up),
        seen(x + across, y, up),
        seen(x + across, y + along, up),
        seen(x, y + along, up),
      ],
      top,
    )
  );
}

const card = (x: number, y: number, width: number, height: number) =>
  d`M${x} ${y}h${width}v${height}H${x}z`;

function invoices(): string {
  const rows = [168, 180, 192, 204].map((y) => card(20, y, 70, 4) + card(108, y, 24, 4));
  const columns = [24, 48, 72, 96, 120, 144].map((y) => card(232, y, 30, 5));
  return (
    shape(rows.join('') + columns.join(''), 'evergreen-300') +
    shape(card(150, 166, 2, 46), 'evergreen-300') +
    shape(card(166, 172, 62, 34), 'alpenglow-400') +
    shape(card(272, 16, 16, 140), 'evergreen-200')
  );
}

/** The last invoice is paid. */
function paid(): string {
  const [x, y] = seen(197, 189, 0);
  return stroke(d`M${x - 9} ${y - 1}l6 6L${x + 9} ${y - 3}`, 'snow', 4.5);
}

function customers(): string {
  const people: readonly (readonly [
    x: number,
    y: number,
    skin: Color,
    hair: Color,
    shirt: Color,
  ])[] = [
    [12, 164, 'skin-4', 'hair-black', 'alpenglow-400'],
    [106, 164, 'skin-1', 'hair-red', 'evergreen-600'],
    [200, 164, 'skin-3', 'hair-brown', 'brick'],
    [244, 14, 'skin-2', 'hair-grey', 'evergreen-800'],
    [244, 88, 'skin-5', 'hair-black', 'glow'],
  ];
  return people
    .map(([x, y, skin, hair, shirt], index) => {
      const long = index < 3;
      const paper = long ? card(x, y, 84, 46) : card(x, y, 46, 64);
      const lines = long
        ? card(x + 44, y + 12, 30, 5) + card(x + 44, y + 23, 22, 4) + card(x + 44, y + 32, 26, 4)
        : card(x + 8, y + 46, 30, 5) + card(x + 8, y + 55, 20, 4);
      const faceX = x + (long ? 22 : 23);
      const faceY = y + (long ? 23 : 22);
      return (
        shape(paper, 'snow') +
        shape(lines, 'evergreen-300') +
        shape(d`M${faceX - 15} ${faceY + 19}a15 13 0 0 1 30 0z`, shirt) +
        circle(faceX, faceY - 3, 10, hair) +
        circle(faceX, faceY, 8, skin) +
        circle(faceX - 3, faceY - 1, 1.1, 'ink') +
        circle(faceX + 3, faceY - 1, 1.1, 'ink') +
        stroke(d`M${faceX - 3} ${faceY + 3}q3 2.5 6 0`, 'ink', 1)
      );
    })
    .join('');
}

/** Trays of loaves, jars and flour along the two edges that can be seen. */
function stockStanding(level: number): string {
  const loaf = (x: number, y: number) => {
    const [cx, cy] = seen(x, y, level + 12);
    return (
      shape(d`M${cx - 22} ${cy}c0-16 9-24 22-24s22 8 22 24l-22 10z`, 'bread') +
      el('path', {
        d: d`M${cx - 8} ${cy - 16}q6 4 6 12M${cx + 4} ${cy - 17}q6 4 6 12`,
        fill: 'none',
        stroke: ink('glow-2'),
        'stroke-width': 3.5,
        'stroke-linecap': 'round',
      })
    );
  };
  const flour = [20, 56, 92].map((y) =>
    box([242, y], [34, 26, 34], level, ['glow-2', 'snow', 'evergreen-200']),
  );
  const trays = [12, 108].map(
    (x) =>
      box([x, 162], [86, 48, 10], level, ['brick-dark', 'wood', 'brick-dark']) +
      loaf(x + 20, 190) +
      loaf(x + 62, 190),
  );
  const jars = [206, 238, 270].map((x) =>
    box([x, 184], [22, 22, 30], level, ['evergreen-900', 'alpenglow-400', 'brick']),
  );
  return [...flour, ...trays, ...jars].join('');
}

function bookings(): string {
  let free = '';
  let taken = '';
  const booked = [2, 5, 9, 10, 14, 17, 19, 22, 25, 26, 31, 33];
  for (let index = 0; index < 36; index++) {
    const cell = card(14 + (index % 6) * 46, 14 + Math.floor(index / 6) * 33, 40, 27);
    if (booked.includes(index)) taken += cell;
    else free += cell;
  }
  return shape(free, 'alpenglow-200') + shape(taken, 'evergreen-800');
}

function screen(): string {
  const days = Array.from({ length: 20 }, (_, index) => ({
    data: card(96 + (index % 5) * 38, 62 + Math.floor(index / 5) * 27, 33, 22),
    fill:
      (
        {
          3: 'alpenglow-400',
          6: 'alpenglow-300',
          7: 'alpenglow-400',
          11: 'evergreen-800',
          14: 'glow',
          17: 'alpenglow-400',
        } as Record<number, Color>
      )[index] ?? 'evergreen-200',
  }));
  return (
    rect(10, 10, 280, 200, 'snow-2', { rx: 10 }) +
    shape('M20 10h260a10 10 0 0 1 10 10v22H10V20a10 10 0 0 1 10-10z', 'evergreen-900') +
    shape(card(26, 21, 60, 10), 'alpenglow-300') +
    shape(card(232, 21, 16, 10) + card(256, 21, 16, 10), 'evergreen-500') +
    shape(
      card(24, 62, 54, 9) + card(24, 104, 46, 6) + card(24, 121, 52, 6) + card(24, 138, 40, 6),
      'evergreen-300',
    ) +
    shape(card(24, 82, 54, 11), 'evergreen-800') +
    days.map(({ data, fill }) => shape(data, fill)).join('') +
    rect(24, 174, 92, 24, 'snow', { rx: 3 }) +
    shape(card(34, 183, 50, 6), 'evergreen-300') +
    rect(196, 174, 88, 26, 'alpenglow-500', { rx: 3 }) +
    shape(card(216, 184, 48, 6), 'snow')
  );
}

const tools: readonly Slab[] = [
  {
    label: 'Invoices',
    level: 0,
    thick: 9,
    corner: 3,
    top: 'snow',
    side: 'evergreen-300',
    flat: invoices(),
    standing: paid(),
  },
  {
    label: 'Customers',
    level: 60,
    thick: 11,
    corner: 6,
    top: 'evergreen-300',
    side: 'evergreen-500',
    flat: customers(),
  },
  {
    label: 'Stock',
    level: 120,
    thick: 11,
    corner: 6,
    top: 'evergreen-600',
    side: 'evergreen-700',
    flat: '',
    standing: stockStanding(120),
  },
  {
    label: 'Bookings',
    level: 194,
    thick: 12,
    corner: 8,
    top: 'alpenglow-400',
    side: 'alpenglow-700',
    flat: bookings(),
  },
];

const app: Slab = {
  label: 'Your app',
  level: 264,
  thick: 14,
  corner: 20,
  top: 'snow',
  side: 'evergreen-300',
  flat: screen(),
};

/** A dashed plumb line at each visible corner connects the layers. */
function guides(): string {
  const corners: readonly Point[] = [
    [4, deep - 4],
    [wide - 4, deep - 4],
    [wide - 4, 4],
  ];
  const data = corners.map(([x, y]) => {
    const [left, top] = seen(x, y, 250);
    return d`M${left} ${top}v62`;
  });
  return el('path', {
    d: data.join(''),
    fill: 'none',
    stroke: ink('evergreen-200'),
    'stroke-width': 1.6,
    'stroke-dasharray': '4 5',
  });
}

function label({ label: name, level, thick }: Slab): string {
  const [x, y] = seen(wide, 0, level - thick / 2);
  const isApp = name === app.label;
  return (
    el('path', {
      d: d`M${x + 4} ${y}l24-10H556`,
      fill: 'none',
      stroke: ink('evergreen-300'),
      'stroke-width': 1.6,
    }) +
    fittedText(
      566,
      y - 10,
      lettering(name, {
        x: 566,
        y: y - 2.5,
        font: 'text',
        size: fittedSize,
        fill: isApp ? 'snow' : 'evergreen-200',
        brush: isApp ? 0.045 : 0.015,
      }),
    )
  );
}
