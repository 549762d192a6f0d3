import { lettering, letteringWidth } from '../kit/lettering.ts';
import { child, person, props } from '../kit/person.ts';
import { sheet } from '../kit/sheet.ts';
import { awning, brickwork, loaf, pendant } from '../kit/shopfront.ts';
import { at, circle, d, rect, shape, stroke, type Point } from '../kit/svg.ts';
import { exampleChip } from './example-chip.ts';
import { fittedSize, fittedText, fittedTextRules } from './fitted-text.ts';

/** Two windows of one shop, the same week: with a count of customers above each. */
export function abTesting(): string {
  return sheet({
    width: 720,
    height: 540,
    drawing: [
      fittedTextRules,
      rect(0, 0, 720, 540, 'evergreen-800'),
      rect(0, 0, 720, 22, 'evergreen-950'),
      brickwork(bricks, 'evergreen-700'),
      rect(0, ground, 720, 540 - ground, 'pavement'),
      rect(0, ground, 720, 6, 'kerb'),
      shopWindow(40),
      shopWindow(384),
      jumble(40),
      oneThing(384),
      awning(30, 168, 316, 24, 12, ['evergreen-500', 'snow']),
      awning(374, 168, 316, 24, 12, ['alpenglow-400', 'snow']),
      count(40, 'A', '31'),
      count(384, 'B', '46'),
      stroke(d`M374 ${ground}V164H690V${ground}`, 'line', 4.5),
      fittedText(690, 46, exampleChip(578, 46)),
      people(),
    ],
  });
}

const ground = 452;

const bricks: readonly Point[] = [
  [12, 60],
  [18, 140],
  [10, 300],
  [350, 48],
  [356, 120],
  [358, 240],
  [352, 330],
  [360, 410],
  [700, 200],
  [702, 330],
  [300, 140],
  [330, 90],
  [560, 140],
  [8, 420],
];

function shopWindow(x: number): string {
  return (
    rect(x, 180, 296, 250, 'evergreen-950') +
    rect(x + 9, 189, 278, 224, 'glow') +
    rect(x - 6, 430, 308, 10, 'evergreen-950') +
    pendant(x + 52, 189, 26, 'evergreen-700') +
    pendant(x + 244, 189, 26, 'evergreen-700')
  );
}

/** Window A shows everything. */
function jumble(x: number): string {
  const shelves = [282, 340, 413];
  const loaves = [20, 66, 112, 160, 206].map(
    (left, index) =>
      loaf(x + left, 282, 38, index % 2 ? 'wood' : 'bread') +
      (index === 2 ? '' : loaf(x + left + 16, 340, 34, index % 2 ? 'bread' : 'wood')),
  );
  const jars = [24, 52, 80, 150, 178, 206, 234, 258].map(
    (left, index) =>
      rect(x + left, 384, 20, 29, index % 3 ? 'alpenglow-400' : 'evergreen-500') +
      rect(x + left + 3, 377, 14, 7, 'evergreen-950'),
  );
  return (
    shelves.map((y) => rect(x + 9, y, 278, 4, 'wood')).join('') + loaves.join('') + jars.join('')
  );
}

/** Window B shows one loaf and says what to do. */
function oneThing(x: number): string {
  const middle = x + 148;
  return [
    rect(middle - 92, 232, 184, 44, 'snow'),
    lettering('Order ahead', {
      x: middle,
      y: 263,
      font: 'display',
      size: 28,
      fill: 'alpenglow-700',
      anchor: 'middle',
    }),
    rect(middle - 70, 372, 140, 41, 'evergreen-600'),
    shape(d`M${middle - 78} 372c0-46 26-66 78-66s78 20 78 66z`, 'bread'),
    stroke(
      d`M${middle - 40} 324c12 8 17 17 18 32M${middle - 4} 318c12 8 17 18 18 34M${middle + 32} 322c11 8 15 16 16 30`,
      'glow-2',
      5,
    ),
  ].join('');
}

function count(x: number, letter: string, visitors: string): string {
  const y = 138;
  const number = { x: x + 54, y, font: 'display', size: 40 } as const;
  const caption = { ...number, x: number.x + letteringWidth(visitors, number) + 10 };
  return fittedText(
    x,
    y,
    circle(x + 21, y - 13, 21, 'snow'),
    lettering(letter, {
      x: x + 21,
      y: y - 4,
      font: 'display',
      size: 26,
      fill: 'ink',
      anchor: 'middle',
    }),
    lettering(visitors, { ...number, fill: 'snow' }),
    lettering('came in', {
      ...caption,
      font: 'text',
      size: fittedSize,
      fill: 'evergreen-200',
      brush: 0.015,
    }),
  );
}

function people(): string {
  const passer = person({
    skin: 2,
    hair: 'thin',
    hairColor: 'hair-grey',
    top: 'evergreen-500',
    bottom: 'evergreen-900',
    stance: 'walk',
    arms: ['behind', 'pocket'],
    glasses: true,
    mood: 'calm',
  });
  const first = person({
    skin: 5,
    hair: 'afro',
    hairColor: 'hair-black',
    top: 'alpenglow-400',
    bottom: 'evergreen-700',
    arms: ['down', 'carry'],
    prop: props.paperBag(),
    mood: 'laugh',
  });
  const second = person({
    skin: 3,
    hair: 'hijab',
    hairColor: 'brick',
    top: 'evergreen-600',
    bottom: 'evergreen-950',
    arms: ['hold', 'down'],
    farProp: props.phone(),
  });
  const third = person({
    skin: 1,
    hair: 'beanie',
    hairColor: 'evergreen-600',
    top: 'brick',
    bottom: 'evergreen-900',
    stance: 'walk',
    arms: ['down', 'down'],
    beard: 'hair-fair',
  });
  const kid = child({
    skin: 5,
    hair: 'ponytail',
    hairColor: 'hair-black',
    top: 'snow',
    bottom: 'evergreen-600',
    mood: 'laugh',
  });
  return [
    at(86, 500, passer, 1.35, true),
    at(420, 498, third, 1.35),
    at(494, 506, second, 1.35),
    at(600, 498, first, 1.35, true),
    at(650, 506, kid, 1.35, true),
  ].join('');
}
