import { wcagLuminance } from 'culori';
import { bisect, maxChroma, toHex, toOklch } from './oklch.ts';

/**
 * Returns the steps of the two scales that the design uses, for a brand's two colors. The design was
 * drawn for one pair of colors; another pair shifts every step to its hue and strength. A step's
 * luminance stays, so what could be read before can be read then.
 */
export function colorSteps(base: BaseColors): Readonly<Record<ColorStep, string>> {
  const steps = colorStepNames.map((name) => {
    const family = name.startsWith('accent') ? 'accent' : 'main';
    return [name, shiftColor(drawnSteps[name], drawnFor[family], base[family])] as const;
  });
  return { ...drawnSteps, ...Object.fromEntries(steps) };
}

/** The two colors from which the others are made. */
type BaseColors = Readonly<Record<'main' | 'accent', string>>;

/** The colors for which the steps and the sample drawings were chosen. */
export const drawnFor: BaseColors = { main: '#0e2f28', accent: '#f0694a' };

/** A higher number is darker; `gray` is the main color with little strength. */
const drawnSteps = {
  'main-950': '#08231d',
  'main-925': '#0a2a2b',
  'main-900': '#0e2f28',
  'main-800': '#154338',
  'main-700': '#1d5445',
  'main-600': '#2c6d5b',
  'gray-800': '#33413f',
  'gray-700': '#3a5a50',
  'gray-300': '#b5cdc3',
  'gray-250': '#c4dad0',
  'gray-200': '#c9d6cf',
  'gray-100': '#e6eee9',
  'gray-50': '#f5f8f5',
  'accent-900': '#3d251e',
  'accent-700': '#a63a20',
  'accent-600': '#c26a55',
  'accent-500': '#f0694a',
  'accent-400': '#f7805f',
  'accent-300': '#ffa98c',
  'accent-250': '#ffc9b2',
  'accent-200': '#ffcdb8',
  'accent-100': '#ffe6da',
  'accent-50': '#ffe9de',
} as const;

type ColorStep = keyof typeof drawnSteps;

export const colorStepNames = Object.keys(drawnSteps).filter(isStep);

function isStep(name: string): name is ColorStep {
  return name in drawnSteps;
}

/**
 * Returns a color that stands to `to` as `color` stands to `from`: turned by the same hue and as much
 * stronger or weaker. Its luminance stays, and with it every contrast. The same color if nothing changes.
 */
export function shiftColor(color: string, from: string, to: string): string {
  if (from.toLowerCase() === to.toLowerCase()) return color;
  const [start, source, target] = [toOklch(color), toOklch(from), toOklch(to)];
  const hue = start.hue + target.hue - source.hue;
  // As much stronger as `to` is, but a pale color stays pale where a screen could show a strong one.
  const chroma = (start.chroma * target.chroma) / source.chroma;
  const strength = Math.min(1, (strengthOf(start) * strengthOf(target)) / strengthOf(source));
  const at = (lightness: number) =>
    toHex({ lightness, chroma: Math.min(chroma, strength * maxChroma(lightness, hue)), hue });
  const luminance = wcagLuminance(color);
  return at(bisect(0, 1, (lightness) => wcagLuminance(at(lightness)) <= luminance));
}

/** The share of the chroma that a screen can show at this lightness and hue. */
function strengthOf({ lightness, chroma, hue }: ReturnType<typeof toOklch>): number {
  const max = maxChroma(lightness, hue);
  return max === 0 ? 0 : Math.min(1, chroma / max);
}
