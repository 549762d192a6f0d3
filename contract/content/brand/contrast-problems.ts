import { brandColors, type BrandColors } from './brand-colors.ts';
import type { Colors } from './colors-schema.ts';
import { contrast, nearestPassing } from './contrast.ts';
import { mixInOklab } from './oklch.ts';

/** A color that cannot be read where the design puts it. */
export interface ContrastProblem {
  /** Where the color stands in the colors of `content/brand.yaml`: `['light', 'link']`. */
  readonly path: readonly string[];
  readonly message: string;
}

/** Returns the colors of a brand that have too little contrast by WCAG 2.2 AA, each with its worst pair. */
export function contrastProblems(colors: Colors): readonly ContrastProblem[] {
  const pairsOf = Map.groupBy(contrastPairs(brandColors(colors)), ({ front }) => front.name);
  return [...pairsOf].flatMap(([name, pairs]) => {
    const worst = pairs.reduce((one, other) => (marginOf(other) < marginOf(one) ? other : one));
    const { front, back, min, where } = worst;
    if (marginOf(worst) >= 1) return [];
    const nearest = nearestPassing(front.value, (value) =>
      pairs.every((pair) => marginOf({ ...pair, front: { name, value } }) >= 1),
    );
    const ground = `${back.name} ${back.on(front.value)}`;
    const message =
      `${front.value} on ${ground} has a contrast of ${twoDigits(ratioOf(worst))} to 1, and ${where} ` +
      `needs ${min}. ` +
      (nearest === undefined
        ? `No color of this hue passes on every ground: change ${back.name}`
        : `The nearest color that passes is '${nearest}'`);
    return [{ path: name.split('.'), message }];
  });
}

interface Pair {
  readonly front: { readonly name: string; readonly value: string };
  /** The ground, which can be mixed with the front color. */
  readonly back: { readonly name: string; readonly on: (front: string) => string };
  readonly min: number;
  readonly where: string;
}

function ratioOf({ front, back }: Pair): number {
  return contrast(front.value, back.on(front.value));
}

/** Below 1 the contrast is too little. */
function marginOf(pair: Pair): number {
  return ratioOf(pair) / pair.min;
}

const text = 4.5;
/** Edges of controls, focus rings, signs. */
const shape = 3;

/** Every pair of colors that the design puts on each other. */
export function contrastPairs(values: BrandColors): readonly Pair[] {
  const { light, dark, band, end, field, steps, highlight } = values;
  const inBand = (name: string, ground: string) =>
    groundPairs('band', band, { name, value: ground });
  return [
    ...groundPairs('light', light, { name: 'light.ground', value: light.ground }),
    ...skyPairs('light', light),
    ...groundPairs('dark', dark, { name: 'dark.ground', value: dark.ground }),
    ...skyPairs('dark', dark),
    ...inBand('band.ground', band.ground),
    ...inBand('band.groundInDark', band.groundInDark),
    ...inBand('end.ground', end.ground),
    pair('field.ink', field.ink, 'field.ground', field.ground, text, 'what a visitor types'),
    pair('field.edge', field.edge, 'field.ground', field.ground, shape, 'the edge of a field'),
    pair('field.edge', field.edge, 'light.ground', light.ground, shape, 'the edge of a field'),
    pair('field.ink', field.ink, 'light.warm', light.warm, text, 'a notice in a form'),
    pair('light.error', light.error, 'field.ground', field.ground, shape, 'a field with a problem'),
    pair('light.ink', light.ink, 'field.ground', field.ground, text, 'the text of an email'),
    pair('light.link', light.link, 'field.ground', field.ground, text, 'a label in an email'),
    pair(
      'light.secondInk',
      light.secondInk,
      'gray-100',
      steps['gray-100'],
      text,
      'a solved notice',
    ),
    pair('highlight', highlight, 'main-950', steps['main-950'], text, 'dark text on a mark'),
  ];
}

type GroundColors = Omit<BrandColors['band'], 'groundInDark'>;

function groundPairs(
  scope: 'light' | 'dark' | 'band',
  colors: GroundColors,
  ground: { readonly name: string; readonly value: string },
): readonly Pair[] {
  const on = (role: keyof GroundColors, min: number, where: string) =>
    pair(`${scope}.${role}`, colors[role], ground.name, ground.value, min, where);
  const onWarm = (role: keyof GroundColors) =>
    pair(
      `${scope}.${role}`,
      colors[role],
      `${scope}.warm`,
      colors.warm,
      text,
      'text on a warm part',
    );
  const { ink, button, buttonInk } = colors;
  /** A ground under the pointer takes on some of its ink. */
  const mixed = (name: string, value: string, share: number) => ({
    name,
    on: (front: string) => mixInOklab(value, front, share),
  });
  return [
    on('ink', text, 'text'),
    on('secondInk', text, 'a note'),
    on('link', text, 'a label or link'),
    on('error', text, 'what is wrong in a form'),
    on('focus', shape, 'the ring around what the keyboard has reached'),
    on('button', shape, 'the shape of a button'),
    pair(`${scope}.buttonInk`, buttonInk, `${scope}.button`, button, text, 'text on a button'),
    {
      front: { name: `${scope}.buttonInk`, value: buttonInk },
      back: mixed(`${scope}.button`, button, 0.12),
      min: text,
      where: 'text on a button under the pointer',
    },
    {
      front: { name: `${scope}.ink`, value: ink },
      back: mixed(ground.name, ground.value, 0.08),
      min: text,
      where: 'text under the pointer',
    },
    onWarm('ink'),
    onWarm('secondInk'),
    onWarm('link'),
  ];
}

function skyPairs(scope: 'light' | 'dark', colors: BrandColors['light']): readonly Pair[] {
  return (['skyTop', 'skyMiddle'] as const).flatMap((sky) =>
    (['ink', 'secondInk', 'link'] as const).map((role) =>
      pair(
        `${scope}.${role}`,
        colors[role],
        `${scope}.${sky}`,
        colors[sky],
        text,
        'the first text of a page',
      ),
    ),
  );
}

function pair(
  front: string,
  value: string,
  back: string,
  ground: string,
  min: number,
  where: string,
): Pair {
  return { front: { name: front, value }, back: { name: back, on: () => ground }, min, where };
}

/** 4.496 is not 4.5. */
function twoDigits(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}
