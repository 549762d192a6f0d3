import { converter, formatHex, interpolate } from 'culori';

/** A color in OKLCH: lightness from 0 to 1, chroma from 0 to about 0.37, hue in degrees. */
type Oklch = Readonly<Record<'lightness' | 'chroma' | 'hue', number>>;

/** Returns an sRGB color such as `#0e2f28` in OKLCH, in which equal steps look equal. */
export function toOklch(hex: string): Oklch {
  const { l = 0, c = 0, h = 0 } = oklchOf(hex) ?? {};
  return { lightness: l, chroma: c, hue: h };
}

/** Returns the sRGB color, with less chroma where a screen cannot show that much. */
export function toHex({ lightness, chroma, hue }: Oklch): string {
  const c = Math.min(chroma, maxChroma(lightness, hue));
  return formatHex({ mode: 'oklch', l: lightness, c, h: hue });
}

/** Returns the highest chroma that sRGB has at a lightness and hue. */
export function maxChroma(lightness: number, hue: number): number {
  return bisect(0, 0.4, (chroma) => {
    const { r, g, b } = linearRgbOf({ mode: 'oklch', l: lightness, c: chroma, h: hue });
    return [r, g, b].every((value) => value > -0.0001 && value < 1.0001);
  });
}

/** Returns what CSS calls `color-mix(in oklab, hex, other share)`; `share` is from 0 to 1. */
export function mixInOklab(hex: string, other: string, share: number): string {
  return formatHex(interpolate([hex, other], 'oklab')(share));
}

/** Returns the highest number for which `isLow` holds; it must hold at `low` and then stop to. */
export function bisect(low: number, high: number, isLow: (value: number) => boolean): number {
  for (let step = 0; step < 32; step += 1) {
    const middle = (low + high) / 2;
    if (isLow(middle)) low = middle;
    else high = middle;
  }
  return low;
}

const oklchOf = converter('oklch');
const linearRgbOf = converter('lrgb');
