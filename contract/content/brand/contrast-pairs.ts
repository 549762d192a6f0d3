import type { BrandColors } from './brand-colors.ts';
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
  const { light, dark, band, end, field, steps, highlight, action, actionInk } = colors;
  const page = rolesOf('light', light);
  const [paper, notice] = [
    { name: 'field.ground', value: field.ground },
    { name: 'gray-100', value: steps['gray-100'] },
  ];
  const typed = { name: 'field.ink', value: field.ink };
  const edge = { name: 'field.edge', value: field.edge };
  const mark = { name: 'highlight', value: highlight };
  const [actionShape, actionText] = [
    { name: 'action', value: action },
    { name: 'actionInk', value: actionInk },
  ];
  const grounds = [
    page.ground,
    { name: 'light.skyMiddle', value: light.skyMiddle },
    { name: 'dark.ground', value: dark.ground },
    { name: 'band.ground', value: band.ground },
    { name: 'band.groundInDark', value: band.groundInDark },
    { name: 'end.ground', value: end.ground },
  ];
  const inBand = (name: string, ground: string) =>
    groundPairs({ ...rolesOf('band', band), ground: { name, value: ground } });
  return [
    ...groundPairs(page),
    ...skyPairs('light', light),
    ...groundPairs(rolesOf('dark', dark)),
    ...skyPairs('dark', dark),
    ...inBand('band.ground', band.ground),
    ...inBand('band.groundInDark', band.groundInDark),
    ...inBand('end.ground', end.ground),
    pair(typed, paper, text, 'what a visitor types'),
    pair(typed, page.warm, text, 'a notice in a form'),
    pair(typed, notice, text, 'a solved notice'),
    pair(page.secondInk, notice, text, 'a solved notice'),
    pair(page.link, notice, text, 'a link of a solved notice'),
    pair(edge, paper, shape, 'the edge of a field'),
    pair(edge, page.ground, shape, 'the edge of a field'),
    pair(page.error, paper, shape, 'the edge of a wrong field'),
    pair(page.ink, paper, text, 'the text of an email'),
    pair(page.link, paper, text, 'a label of an email'),
    pair(actionText, actionShape, text, 'text on a button that gets in touch'),
    pair(actionText, actionShape, text, 'text on such a button under the pointer', 0.12),
    // Its edge has the color of its text, so one of the two is enough.
    ...grounds.map((ground) => {
      const [shown] = [actionShape, actionText].sort(
        (a, b) => contrast(b.value, ground.value) - contrast(a.value, ground.value),
      );
      return pair(shown ?? actionShape, ground, shape, 'a button that gets in touch');
    }),
    pair(mark, { name: 'main-950', value: steps['main-950'] }, text, 'a mark behind dark text'),
  ];
}

const text = 4.5;
/** Edges of controls and focus rings. */
const shape = 3;

type GroundColors = Omit<BrandColors['band'], 'groundInDark'>;

function rolesOf(scope: string, colors: GroundColors): Record<keyof GroundColors, NamedColor> {
  const named = (role: keyof GroundColors) => ({ name: `${scope}.${role}`, value: colors[role] });
  return {
    ground: named('ground'),
    ink: named('ink'),
    secondInk: named('secondInk'),
    link: named('link'),
    rule: named('rule'),
    focus: named('focus'),
    error: named('error'),
    button: named('button'),
    buttonInk: named('buttonInk'),
    warm: named('warm'),
  };
}

function groundPairs(colors: ReturnType<typeof rolesOf>): readonly ContrastPair[] {
  const { ground, ink, secondInk, link, focus, error, button, buttonInk, warm } = colors;
  return [
    pair(ink, ground, text, 'text'),
    pair(ink, ground, text, 'text under the pointer', 0.08),
    pair(secondInk, ground, text, 'a note'),
    pair(link, ground, text, 'a label or link'),
    pair(error, ground, text, 'what is wrong in a form'),
    pair(focus, ground, shape, 'the ring around what the keyboard has reached'),
    pair(button, ground, shape, 'the shape of a button'),
    pair(buttonInk, button, text, 'text on a button'),
    pair(buttonInk, button, text, 'text on a button under the pointer', 0.12),
    ...[ink, secondInk, link].map((color) => pair(color, warm, text, 'text on a warm part')),
  ];
}

function skyPairs(scope: string, colors: BrandColors['light']): readonly ContrastPair[] {
  const { ink, secondInk, link } = rolesOf(scope, colors);
  return (['skyTop', 'skyMiddle'] as const).flatMap((sky) => {
    const back = { name: `${scope}.${sky}`, value: colors[sky] };
    return [ink, secondInk, link].map((color) =>
      pair(color, back, text, 'text at the top of a page'),
    );
  });
}

function pair(front: NamedColor, back: NamedColor, min: number, what: string, mixed = 0) {
  return { front, back, min, what, mixed };
}
