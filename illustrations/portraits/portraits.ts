import type { Color } from '../kit/palette.ts';
import { person, type Person } from '../kit/person.ts';
import { sheet } from '../kit/sheet.ts';
import { at, rect } from '../kit/svg.ts';

const size = 96;

/** Rosa Medina, a baker. */
export function baker(): string {
  return portrait('alpenglow-200', {
    skin: 3,
    hair: 'bun',
    hairColor: 'hair-black',
    top: 'snow',
    bottom: 'snow',
    over: 'apron',
    overColor: 'alpenglow-500',
  });
}

/** Dr. Lena Fischer, a dentist. */
export function dentist(): string {
  return portrait('evergreen-200', {
    skin: 1,
    hair: 'bob',
    hairColor: 'hair-red',
    top: 'evergreen-500',
    bottom: 'snow',
    over: 'open-coat',
    overColor: 'snow',
    glasses: true,
  });
}

/** Toni Okafor, a plumber. */
export function plumber(): string {
  return portrait('glow', {
    skin: 5,
    hair: 'cap',
    hairColor: 'evergreen-700',
    hairUnder: 'hair-black',
    top: 'brick',
    bottom: 'snow',
    over: 'dungarees',
    overColor: 'evergreen-800',
    mood: 'laugh',
  });
}

function portrait(ground: Color, who: Person): string {
  return sheet({
    width: size,
    height: size,
    drawing: [
      rect(0, 0, size, size, ground),
      at(47, 262, person({ ...who, arms: ['down', 'unseen'] }), 2.6),
    ],
  });
}
