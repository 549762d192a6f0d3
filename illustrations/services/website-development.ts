import { lettering, letteringScale } from '../kit/lettering.ts';
import { nameBoard } from '../kit/name-board.ts';
import { numberMark } from '../kit/number-mark.ts';
import { ink } from '../kit/palette.ts';
import { child, person, props } from '../kit/person.ts';
import { sheet } from '../kit/sheet.ts';
import { awning, brickwork, loaf, pendant } from '../kit/shopfront.ts';
import { at, circle, d, el, poly, rect, shape, stroke, type Point } from '../kit/svg.ts';

/** A website as a shop front: half still a plan, half open for business, its parts numbered. */
export function websiteDevelopment(): string {
  return shop(
    [
      el('g', { 'clip-path': 'url(#built)' }, built()),
      el('g', { 'clip-path': 'url(#plan)' }, plan()),
      stroke(d`M${split} 0V540`, 'snow', 3, { 'stroke-linecap': 'butt' }),
      keeper(),
      ladder(),
      painter(),
      customers(),
    ],
    [
      el('clipPath', { id: 'built' }, el('path', { d: d`M${split} 0H720V540H${split}z` })),
      el('clipPath', { id: 'plan' }, el('path', { d: d`M0 0H${split}V540H0z` })),
    ],
  );
}

/** The same shop, all of it still a plan. */
export function websiteDevelopmentPlan(): string {
  return shop([plan()]);
}

/** The same shop, all of it open for business. */
export function websiteDevelopmentOpen(): string {
  return shop([built(), keeper(), customers(), regular()]);
}

function shop(drawing: readonly string[], parts: readonly string[] = []): string {
  return sheet({
    width: 720,
    height: 540,
    parts,
    drawing: [
      ...drawing,
      ...marks.map(([number, x, y]) =>
        numberMark(number, x, y, { stroke: ink('snow'), 'stroke-width': 3 }),
      ),
    ],
  });
}

/** The line: from the hills over the roof, and on along the hills. */
const line = 'M0 214L38 176L60 196L104 94H632V122H624V238L652 206L676 228L720 176';

/** Left of it the shop is drawn, right of it built. */
const split = 296;
const ground = 462;
const sign = {
  x: 132,
  y: 138,
  width: 404,
  height: 84,
  text: 'Your shop',
  font: 'display',
  size: 64,
} as const;
const baseline = sign.y + 61;

/** The name goes from the plan into what is built, and ends before the number. */
const signText = {
  y: 147,
  height: 66.5,
  size: sign.size,
  font: sign.font,
  text: [152, 358],
} as const;

const marks: readonly (readonly [number: string, x: number, y: number])[] = [
  ['1', 536, 138],
  ['2', 410, 300],
  ['3', 530, 432],
  ['4', 608, 300],
];

function signWords(): string {
  return lettering(sign.text, {
    x: sign.x + sign.width / 2,
    y: baseline,
    font: sign.font,
    size: sign.size,
    fill: 'alpenglow-700',
    anchor: 'middle',
  });
}

function built(): string {
  const bricks: readonly Point[] = [
    [420, 300],
    [424, 340],
    [418, 412],
    [548, 262],
    [604, 260],
    [600, 420],
    [556, 436],
    [420, 444],
    [588, 284],
    [546, 410],
  ];
  return [
    el('style', {}, '.sky{fill:#FFE6DA}@media (prefers-color-scheme:dark){.sky{fill:#33413F}}'),
    el('path', { class: 'sky', d: 'M0 0h720v540H0z' }),
    poly(
      [
        [0, 214],
        [38, 176],
        [60, 196],
        [104, 94],
        [130, 94],
        [130, 470],
        [0, 470],
      ],
      'haze',
    ),
    poly(
      [
        [0, 318],
        [46, 290],
        [82, 312],
        [120, 284],
        [120, 470],
        [0, 470],
      ],
      'haze-2',
    ),
    poly(
      [
        [600, 270],
        [652, 206],
        [676, 228],
        [720, 176],
        [720, 470],
        [600, 470],
      ],
      'haze',
    ),
    poly(
      [
        [600, 330],
        [650, 296],
        [690, 318],
        [720, 300],
        [720, 470],
        [600, 470],
      ],
      'haze-2',
    ),
    // the pavement
    rect(0, ground, 720, 78, 'pavement'),
    rect(0, ground, 720, 6, 'kerb'),
    // the house
    rect(112, 116, 510, ground - 116, 'brick'),
    rect(104, 96, 526, 26, 'brick-dark'),
    brickwork(bricks, 'brick-dark'),
    rect(sign.x, sign.y, sign.width, sign.height, 'snow'),
    rect(sign.x + 7, sign.y + 7, sign.width - 14, sign.height - 14, 'snow', {
      stroke: ink('alpenglow-700'),
      'stroke-width': 2.4,
    }),
    nameBoard(
      {
        ...{ ...signText, x: split + 2, width: 214, board: 'snow', fill: 'alpenglow-700' },
      },
      signWords(),
    ),
    shopWindow(),
    doorway(),
    awning(124, 238, 292, 26, 12, ['alpenglow-400', 'snow']),
    hours(),
    stroke(line, 'line', 4.5),
  ].join('');
}

function shopWindow(): string {
  const shelf = (y: number) => rect(150, y, 250, 4, 'wood');
  return [
    rect(140, 256, 268, 180, 'brick-dark'),
    rect(148, 262, 252, 160, 'glow'),
    pendant(178, 262, 18, 'evergreen-800'),
    pendant(330, 262, 18, 'evergreen-800'),
    pendant(378, 262, 18, 'evergreen-800'),
    shelf(352),
    ...[160, 216, 306, 352].map((x, index) => loaf(x, 352, 42, index % 2 ? 'wood' : 'bread')),
    shelf(422),
    ...[160, 192, 224, 312, 342, 372].map(
      (x) => rect(x, 388, 22, 34, 'alpenglow-400') + rect(x + 3, 380, 16, 8, 'evergreen-900'),
    ),
    rect(270, 256, 8, 180, 'brick-dark'),
    rect(140, 436, 268, 8, 'evergreen-900'),
  ].join('');
}

function doorway(): string {
  return [
    rect(436, 248, 92, ground - 248, 'evergreen-900'),
    rect(444, 256, 76, 34, 'glow-2'),
    lettering('Open', {
      x: 482,
      y: 281.5,
      font: 'display',
      size: 25,
      fill: 'alpenglow-700',
      anchor: 'middle',
    }),
    rect(444, 296, 76, ground - 296, 'glow'),
    // shelves behind the counter, and the door itself, open to the inside
    rect(470, 330, 50, 4, 'bread'),
    rect(470, 360, 50, 4, 'bread'),
    poly(
      [
        [444, 296],
        [462, 306],
        [462, 452],
        [444, 462],
      ],
      'evergreen-600',
    ),
    poly(
      [
        [448, 306],
        [458, 312],
        [458, 380],
        [448, 380],
      ],
      'glow-2',
    ),
    rect(430, ground - 5, 104, 5, 'sand-dark'),
  ].join('');
}

/** The board with the opening hours beside the door. */
function hours(): string {
  return [
    rect(548, 300, 60, 104, 'evergreen-800'),
    circle(578, 328, 16, 'snow'),
    stroke('M578 318v10l7 5', 'evergreen-900', 3),
    stroke(
      'M560 358h16M584 358h12M560 371h16M584 371h12M560 384h16M584 384h12',
      'evergreen-200',
      4,
      {
        'stroke-linecap': 'butt',
      },
    ),
  ].join('');
}

/** The shop as the builder's drawing. */
function plan(): string {
  const grid = Array.from({ length: 30 }, (_, index) => d`M${8 + index * 24} 0V540`)
    .concat(Array.from({ length: 23 }, (_, index) => d`M0 ${4 + index * 24}H720`))
    .join('');
  const scallops = Array.from(
    { length: 12 },
    (_, index) => d`M${124 + index * 24.3} 238v26a12.2 12.2 0 0 0 24.3 0v-26`,
  );
  const outline =
    'M104 96h526v26H104zM112 122v340M622 122v340M132 138h404v84H132zM139 145h390v70H139zM120 235h300v4H120z' +
    scallops.join('') +
    'M140 276v160h268V276M148 276v146h252V276M270 270v166M278 270v166M148 352h122M148 356h122M140 444h268M112 444h28M278 352h122M278 356h122' +
    'M436 462V248h92v214M444 256h76v34h-76zM444 462V296h76v166M444 296l18 10v146l-18 10M448 306l10 6v68h-10M548 300h60v104h-60z' +
    'M594 328a16 16 0 1 1-32 0 16 16 0 0 1 32 0M578 318v10l7 5M560 358h16M584 358h12M560 371h16M584 371h12M560 384h16M584 384h12' +
    'M0 462h720M0 468h720' +
    [160, 216, 306, 352].map((x) => d`M${x} 352c-3-16 4-22 21-22s24 6 21 22`).join('') +
    [160, 192, 224, 312, 342, 372].map((x) => d`M${x} 422v-34h22v34M${x + 3} 388v-8h16v8`).join('');
  const measures =
    'M112 66H622M112 58v16M622 58v16M68 222v240M60 222h16M60 462h16M92 138v84M86 138h12M86 222h12M140 492h388M140 485v14M270 485v14M408 485v14M436 485v14M528 485v14';
  const unit = letteringScale(sign);
  const building =
    'M104 40v46M630 40v46M20 462h40M20 222h106M132 122v16M140 444v36M270 444v36M408 444v36M436 462v18M528 462v18';
  return [
    el('path', { d: 'M0 0H720V540H0z', fill: '#0E2F28' }),
    stroke(grid, 'evergreen-700', 0.8, { 'stroke-opacity': 0.8 }),
    stroke(building, 'evergreen-500', 1.2, { 'stroke-dasharray': '5 5' }),
    stroke(measures, 'evergreen-300', 1.4),
    el(
      'g',
      { fill: 'none', stroke: ink('evergreen-200'), 'stroke-width': 2 },
      el('path', { d: outline }),
    ),
    el(
      'g',
      { class: 'sketch' },
      el(
        'style',
        {},
        d`.sketch path{fill:none;stroke:#CBE0D7;stroke-width:${1.8 / unit};stroke-dasharray:${5 / unit} ${4 / unit}}`,
      ),
      nameBoard(
        {
          ...{ ...signText, x: 142, width: split - 143, board: 'evergreen-900' },
          ...{
            fill: 'evergreen-200',
            dark: { 'evergreen-900': '#0E2F28', 'evergreen-200': '#CBE0D7' },
          },
        },
        signWords(),
      ),
    ),
    stroke(line, 'line', 3, { 'stroke-dasharray': '9 8' }),
  ].join('');
}

function painter(): string {
  const look = person({
    skin: 4,
    hair: 'cap',
    hairColor: 'alpenglow-500',
    hairUnder: 'hair-black',
    top: 'snow',
    bottom: 'snow',
    over: 'dungarees',
    overColor: 'snow-2',
    arms: ['up', 'hold'],
    farProp: stroke('M0 6L9 -30', 'wood', 3) + shape('M5 -28l8 2 1-13-4-4-6 4z', 'alpenglow-700'),
    prop: rect(-6, 0, 12, 11, 'alpenglow-500') + stroke('M-6 0q6-9 12 0', 'ink', 1.4),
  });
  return at(352, 358, look, 1.4, true);
}

function keeper(): string {
  const look = person({
    skin: 3,
    hair: 'bun',
    hairColor: 'hair-black',
    top: 'snow',
    bottom: 'evergreen-700',
    over: 'apron',
    overColor: 'alpenglow-500',
    arms: ['up', 'hip'],
    mood: 'laugh',
  });
  return at(492, ground - 4, look, 1.42);
}

function customers(): string {
  const mother = person({
    skin: 5,
    hair: 'curls',
    hairColor: 'hair-black',
    top: 'alpenglow-400',
    bottom: 'evergreen-800',
    stance: 'walk',
    arms: ['down', 'carry'],
    prop: props.bag('glow'),
  });
  const kid = child({
    skin: 4,
    hair: 'afro',
    hairColor: 'hair-black',
    top: 'glow',
    bottom: 'evergreen-600',
    stance: 'walk',
    mood: 'laugh',
  });
  return at(650, 502, mother, 1.42, true) + at(697, 510, kid, 1.42, true);
}

/** Somebody who comes every morning. */
function regular(): string {
  const look = person({
    skin: 2,
    hair: 'thin',
    hairColor: 'hair-grey',
    top: 'evergreen-500',
    bottom: 'evergreen-900',
    stance: 'walk',
    arms: ['down', 'carry'],
    prop: props.paperBag(),
    glasses: true,
    mood: 'laugh',
  });
  return at(64, 502, look, 1.42, true);
}

/** The ladder leans between the window's bars and leaves the door free. */
function ladder(): string {
  const rungs = Array.from(
    { length: 8 },
    (_, index) => d`M${322 + index * 1.2} ${470 - index * 28}h${54 - index * 2.4}`,
  );
  return stroke(rungs.join('') + 'M318 494L332 226M384 494L366 226', 'evergreen-950', 5);
}
