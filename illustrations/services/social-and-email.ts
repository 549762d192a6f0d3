import { lettering } from '../kit/lettering.ts';
import { ink } from '../kit/palette.ts';
import { person } from '../kit/person.ts';
import { sheet } from '../kit/sheet.ts';
import { at, circle, el, poly, rect, shape, stroke } from '../kit/svg.ts';

/** A notice board and a mailbox: news for passers-by, email for subscribers. */
export function socialAndEmail(): string {
  return sheet({
    width: 720,
    height: 540,
    drawing: [
      el('style', {}, '.sky{fill:#FFE6DA}@media (prefers-color-scheme:dark){.sky{fill:#33413F}}'),
      el('path', { class: 'sky', d: 'M0 0h720v540H0z' }),
      poly(
        [
          [0, 250],
          [70, 190],
          [120, 226],
          [200, 150],
          [262, 204],
          [330, 168],
          [420, 236],
          [500, 178],
          [560, 214],
          [640, 140],
          [720, 206],
          [720, 470],
          [0, 470],
        ],
        'haze',
      ),
      stroke(
        'M0 250L70 190L120 226L200 150L262 204L330 168L420 236L500 178L560 214L640 140L720 206',
        'line',
        4,
      ),
      poly(
        [
          [0, 380],
          [150, 340],
          [330, 372],
          [520, 330],
          [720, 366],
          [720, 470],
          [0, 470],
        ],
        'wood-2',
      ),
      rect(0, ground, 720, 540 - ground, 'pavement'),
      rect(0, ground, 720, 6, 'kerb'),
      board(),
      mailBox(),
      people(),
    ],
  });
}

const ground = 458;

function board(): string {
  return [
    rect(72, 120, 14, ground - 114, 'wood'),
    rect(404, 120, 14, ground - 114, 'wood'),
    poly(
      [
        [40, 110],
        [245, 62],
        [450, 110],
        [450, 124],
        [40, 124],
      ],
      'evergreen-800',
    ),
    rect(58, 124, 374, 252, 'evergreen-700'),
    rect(70, 136, 350, 228, 'bread'),
    photo(),
    poster(),
    note(),
  ].join('');
}

function pinAt(x: number, y: number): string {
  return circle(x, y, 6, 'alpenglow-500');
}

/** The loaf of the day, with a heart and room for a comment. */
function photo(): string {
  return [
    rect(90, 152, 150, 196, 'snow'),
    rect(100, 162, 130, 108, 'evergreen-600'),
    shape('M112 262c0-40 22-56 53-56s53 16 53 56z', 'bread'),
    stroke('M142 220c9 6 12 13 13 23M166 216c9 6 12 13 13 24', 'glow-2', 4.5),
    shape('M118 308c-16-12-18-30-6-32 4 0 6 2 6 5 0-3 3-5 7-5 12 2 9 20-7 32z', 'alpenglow-500'),
    stroke('M150 279h30v18h-17l-8 8v-8h-5z', 'evergreen-700', 4),
    rect(100, 322, 110, 6, 'evergreen-200'),
    rect(100, 333, 74, 6, 'evergreen-200'),
    pinAt(165, 156),
  ].join('');
}

function poster(): string {
  const lines = ['Rye', 'on', 'Friday'];
  return [
    el(
      'g',
      { transform: 'rotate(2 330 220)' },
      rect(258, 150, 142, 134, 'alpenglow-700'),
      ...lines.map((line, index) =>
        lettering(line, {
          x: 329,
          y: 192 + index * 36,
          font: 'display',
          size: 36,
          fill: 'snow',
          anchor: 'middle',
        }),
      ),
    ),
    pinAt(330, 156),
  ].join('');
}

function note(): string {
  return [
    el(
      'g',
      { transform: 'rotate(-2 330 320)' },
      rect(264, 296, 132, 54, 'glow-2'),
      rect(276, 310, 92, 6, 'wood'),
      rect(276, 323, 106, 6, 'wood'),
      rect(276, 336, 60, 6, 'wood'),
    ),
    pinAt(330, 300),
  ].join('');
}

/** A curbside mailbox, flag up, the letter half in. */
function mailBox(): string {
  return [
    rect(606, 392, 16, ground - 388, 'wood'),
    shape('M534 394V326a42 42 0 0 1 42-42h86a42 42 0 0 1 42 42v68z', 'evergreen-800'),
    shape('M534 394V326a42 42 0 0 1 84 0v68z', 'evergreen-600'),
    shape('M546 394V328a30 30 0 0 1 60 0v66z', 'evergreen-950'),
    rect(528, 392, 180, 10, 'evergreen-950'),
    rect(650, 258, 7, 80, 'alpenglow-500'),
    rect(650, 258, 40, 26, 'alpenglow-500'),
    el(
      'g',
      { transform: 'rotate(-8 540 364)' },
      rect(484, 328, 108, 70, 'snow', { stroke: ink('evergreen-300'), 'stroke-width': 2 }),
      stroke('M486 330L538 368L590 330', 'evergreen-500', 3),
      circle(538, 371, 11, 'alpenglow-500'),
    ),
  ].join('');
}

function people(): string {
  const poster = person({
    skin: 3,
    hair: 'bun',
    hairColor: 'hair-black',
    top: 'snow',
    bottom: 'evergreen-800',
    over: 'apron',
    overColor: 'alpenglow-500',
    arms: ['up', 'hip'],
  });
  const reader = person({
    skin: 5,
    hair: 'short',
    hairColor: 'hair-grey',
    top: 'evergreen-500',
    bottom: 'evergreen-900',
    arms: ['out', 'pocket'],
    glasses: true,
    mood: 'laugh',
  });
  return at(66, 500, poster, 1.7) + at(456, 500, reader, 1.7);
}
