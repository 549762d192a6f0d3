import { wcagContrast } from 'culori';
import { brandColors, colorAt, minEdgeContrast, type BrandColors } from './brand-colors.ts';
import type { Colors } from '../schemas/colors-schema.ts';
import { mixInOklab, toHex, toOklch } from './oklch.ts';

/**
 * Returns the colors of a brand that have too little contrast by WCAG 2.2 AA, each with its worst pair. The
 * path leads through the colors of `content/brand.yaml`: `['light', 'link']`. Each problem counts on the remedies
 * before it, so that all of them together pass.
 */
export function contrastProblems(colors: Colors) {
  let pairs = contrastPairs(brandColors(colors));
  const names = new Set(pairs.map(({ front }) => front.name));
  return [...names].flatMap((name) => {
    const failed = pairs.filter((pair) => pair.front.name === name && marginOf(pair) < 1);
    const [worst] = failed.toSorted((one, other) => marginOf(one) - marginOf(other));
    if (worst === undefined) return [];
    const { front, back, min, what } = worst;
    const involved = pairs.filter((pair) => pair.front.name === name || pair.back.name === name);
    const nearest = nearestPassing(front.value, (value) =>
      withColor(involved, { name, value }).every((pair) => marginOf(pair) >= 1),
    );
    const remedy =
      nearest === undefined
        ? `No color of this hue passes everywhere: change ${back.name} as well`
        : `The nearest color that passes is '${nearest}'`;
    const message =
      `${front.value} on ${back.name} ${groundOf(worst)} has a contrast of ` +
      // Rounded down: 4.496 is not 4.5.
      `${(Math.floor(ratioOf(worst) * 100) / 100).toFixed(2)} to 1, and ${what} needs ${min}. ${remedy}`;
    if (nearest !== undefined) pairs = withColor(pairs, { name, value: nearest });
    return { path: name.split('.'), message };
  });
}

/** Returns the pairs with another value of a color. */
function withColor(pairs: readonly ContrastPair[], color: ContrastPair['front']) {
  return pairs.map((pair) => ({
    ...pair,
    front: pair.front.name === color.name ? color : pair.front,
    back: pair.back.name === color.name ? color : pair.back,
  }));
}

/** The contrast of a pair, from 1 to 21. */
function ratioOf(pair: ContrastPair): number {
  return wcagContrast(pair.front.value, groundOf(pair));
}

function groundOf({ front, back, mixed }: ContrastPair): string {
  return mixed === 0 ? back.value : mixInOklab(back.value, front.value, mixed);
}

/** Below 1 the contrast is too little. */
function marginOf(pair: ContrastPair): number {
  return ratioOf(pair) / pair.min;
}

/** Returns the nearest color that passes, of the same hue and strength: lighter or darker. */
function nearestPassing(color: string, passes: (candidate: string) => boolean): string | undefined {
  const start = toOklch(color);
  for (let away = 0; away <= 1; away += 0.002) {
    for (const lightness of [start.lightness - away, start.lightness + away]) {
      if (lightness < 0 || lightness > 1) continue;
      const candidate = toHex({ ...start, lightness });
      if (passes(candidate)) return candidate;
    }
  }
  return undefined;
}

type ContrastPair = ReturnType<typeof contrastPairs>[number];

/** Returns every pair of colors that the design puts on each other, and the contrast that WCAG 2.2 AA asks for. */
function contrastPairs(colors: BrandColors) {
  /** The name is the place in the colors of `content/brand.yaml`: `light.link`. */
  const named = (name: string) => ({ name, value: colorAt({ ...colors, ...colors.steps }, name) });
  /** `mixed` is how much of the front color is in the back, from 0 to 1, as it is under the pointer. */
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
  // Where it does not stand out, its edge has the color of its text: one of the two is enough.
  const actionOn = (ground: string) => {
    const of = (name: string) => wcagContrast(named(name).value, named(ground).value);
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
    pair('light.ink', 'accent-200', text, 'the mark of a sample'),
    pair('actionInk', 'action', text, 'text on a button that gets in touch'),
    pair('actionInk', 'action', text, 'text on such a button under the pointer', 0.12),
    ...grounds.map(actionOn),
    pair('highlight', 'main-950', text, 'a mark behind dark text'),
  ];
}

const text = 4.5;
/** Edges of controls and focus rings. */
const shape = minEdgeContrast;

const bandGrounds = ['band.ground', 'band.groundInDark', 'end.ground'];
