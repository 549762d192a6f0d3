import { colorAt, type BrandColors } from './brand-colors.ts';
import { contrast } from './contrast.ts';

/** A color that the design puts on another one. */
export interface ContrastPair {
  readonly front: NamedColor;
  readonly back: NamedColor;
  /** How much of the front color is mixed into the back, from 0 to 1, as it is under the pointer. */
  readonly mixed: number;
  /** The contrast that WCAG 2.2 AA asks for. */
  readonly min: number;
  /** What the front color is there: text. */
  readonly what: string;
}

interface NamedColor {
  /** Where it stands in the colors of `content/brand.yaml`: `light.link`. */
  readonly name: string;
  readonly value: string;
}

/** Returns every pair of colors that the design puts on each other. */
export function contrastPairs(colors: BrandColors): readonly ContrastPair[] {
  const named = (name: string) => ({ name, value: colorAt({ ...colors, ...colors.steps }, name) });
  const pair = (front: string, back: string, min: number, what: string, mixed = 0) => {
    return { front: named(front), back: named(back), min, what, mixed };
  };
  const texts = (scope: string, back: string, what: string) =>
    ['ink', 'secondInk', 'link'].map((role) => pair(`${scope}.${role}`, back, text, what));
  const onGround = (scope: string, ground = `${scope}.ground`) => [
    pair(`${scope}.ink`, ground, text, 'text'),
    pair(`${scope}.ink`, ground, text, 'text under the pointer', 0.08),
    pair(`${scope}.secondInk`, ground, text, 'a note'),
    pair(`${scope}.link`, ground, text, 'a label or link'),
    pair(`${scope}.error`, ground, text, 'what is wrong in a form'),
    pair(`${scope}.focus`, ground, shape, 'the ring around what the keyboard has reached'),
    pair(`${scope}.button`, ground, shape, 'the shape of a button'),
    pair(`${scope}.buttonInk`, `${scope}.button`, text, 'text on a button'),
    pair(`${scope}.buttonInk`, `${scope}.button`, text, 'text on a button under the pointer', 0.12),
    ...texts(scope, `${scope}.warm`, 'text on a warm part'),
  ];
  const skies = ['light', 'dark'].flatMap((scope) =>
    ['skyTop', 'skyMiddle'].flatMap((sky) =>
      texts(scope, `${scope}.${sky}`, 'text at the top of a page'),
    ),
  );
  // Its edge has the color of its text, so one of the two is enough.
  const actionOn = (ground: string) => {
    const of = (name: string) => contrast(named(name).value, named(ground).value);
    const shown = of('actionInk') > of('action') ? 'actionInk' : 'action';
    return pair(shown, ground, shape, 'a button that gets in touch');
  };
  const grounds = ['light.ground', 'light.skyMiddle', 'dark.ground', ...bandGrounds];
  return [
    ...onGround('light'),
    ...onGround('dark'),
    ...skies,
    ...bandGrounds.flatMap((ground) => onGround('band', ground)),
    pair('field.ink', 'field.ground', text, 'what a visitor types'),
    pair('field.ink', 'light.warm', text, 'a notice in a form'),
    pair('field.ink', 'gray-100', text, 'a solved notice'),
    pair('light.secondInk', 'gray-100', text, 'a solved notice'),
    pair('light.link', 'gray-100', text, 'a link of a solved notice'),
    pair('field.edge', 'field.ground', shape, 'the edge of a field'),
    pair('field.edge', 'light.ground', shape, 'the edge of a field'),
    pair('light.error', 'field.ground', shape, 'the edge of a wrong field'),
    pair('light.ink', 'field.ground', text, 'the text of an email'),
    pair('light.link', 'field.ground', text, 'a label of an email'),
    pair('actionInk', 'action', text, 'text on a button that gets in touch'),
    pair('actionInk', 'action', text, 'text on such a button under the pointer', 0.12),
    ...grounds.map(actionOn),
    pair('highlight', 'main-950', text, 'a mark behind dark text'),
  ];
}

const text = 4.5;
/** Edges of controls and focus rings. */
const shape = 3;

const bandGrounds = ['band.ground', 'band.groundInDark', 'end.ground'];
