import { person, props } from '../kit/person.ts';
import { awning, loaf, pendant } from '../kit/shopfront.ts';
import { at, el, rect, show, symbol } from '../kit/svg.ts';
import { headline, text } from '../kit/text.ts';
import { bakeryPhone } from './bakery-phone.ts';
import { bakeryView } from './bakery-view.ts';
import { BUNS, RYE, SOURDOUGH } from './loaves.ts';

/** The bakery's order page, in a browser and on a phone, under an awning. */
export function caseAlderAndRye(): string {
  return bakeryView({
    parts: [
      RYE,
      SOURDOUGH,
      BUNS,
      symbol('name', headline('Alder & Rye', 0, 0, 32, 'brick-dark')),
      symbol('pick-up', text('Pick up', 0, 0, 28, 'evergreen-900')),
      symbol('eight', text('8:00', 0, 0, 28, 'ink', 'middle')),
      symbol('nine', text('9:00', 0, 0, 28, 'ink', 'middle')),
      symbol('ten', text('10:00', 0, 0, 28, 'ink', 'middle')),
      el('clipPath', { id: 'window' }, el('path', { d: 'M492 128h292v202H492z' })),
    ],
    page: orderPage(),
    front: bakeryPhone(),
  });
}

function orderPage(): string {
  return [
    awning(36, 86, 788, 24, 22, ['alpenglow-500', 'alpenglow-200']),
    show('name', 76, 190, 2),
    text('Tennyson Street', 79, 232, 28, 'evergreen-900'),
    headline('Today’s loaves', 77, 318, 33, 'evergreen-900'),
    ...loaves.map(([part, name, x]) => loafCard(part, name, x)),
    bakeryWindow(),
    el('path', { class: 'rule', d: 'M76 330H784' }),
    rect(76, 568, 340, 58, 'brick-dark', { rx: 4 }),
    text('Order for Saturday', 246, 607.5, 30, 'snow', 'middle'),
    pickUpTimes(),
  ].join('');
}

const loaves: readonly (readonly [part: string, name: string, x: number])[] = [
  ['rye', 'Rye', 76],
  ['sourdough', 'Sourdough', 284],
  ['buns', 'Cardamom buns', 492],
];

function loafCard(part: string, name: string, x: number): string {
  return (
    rect(x, 352, 192, 140, 'glow-2') +
    rect(x, 474, 192, 18, 'wood') +
    show(part, x + 96, 472, part === 'buns' ? 1.06 : 1.14) +
    text(name, x, 532, 28, 'evergreen-900')
  );
}

/** Rosa Medina behind her counter. */
function bakeryWindow(): string {
  const rosa = person({
    skin: 3,
    hair: 'bun',
    hairColor: 'hair-black',
    top: 'snow',
    bottom: 'evergreen-900',
    over: 'apron',
    overColor: 'alpenglow-500',
    arms: ['tray', 'hip'],
    farProp: props.tray(),
    mood: 'laugh',
  });
  return el(
    'g',
    { 'clip-path': 'url(#window)' },
    rect(492, 120, 292, 210, 'glow'),
    rect(492, 220, 118, 6, 'wood'),
    loaf(500, 220, 50, 'bread'),
    loaf(556, 220, 46, 'wood'),
    rect(492, 290, 118, 6, 'wood'),
    loaf(504, 290, 44, 'wood'),
    loaf(554, 290, 44, 'bread'),
    at(522, 112, pendant(0, 0, 12, 'brick-dark'), 1.5),
    at(592, 112, pendant(0, 0, 12, 'brick-dark'), 1.5),
    at(664, 400, rosa, 2.7),
    rect(492, 304, 292, 26, 'wood'),
    rect(492, 304, 292, 6, 'bread'),
  );
}

/** The pick-up times; the chosen one is filled. */
function pickUpTimes(): string {
  return (
    show('pick-up', 440, 606) +
    rect(552, 568, 70, 58, 'alpenglow-200', { rx: 4 }) +
    show('eight', 587, 606.5) +
    rect(632, 568, 70, 58, 'glow', { rx: 4 }) +
    show('nine', 667, 606.5)
  );
}
