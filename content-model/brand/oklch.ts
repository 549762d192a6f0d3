/** A color in OKLCH: lightness from 0 to 1, chroma from 0 to about 0.37, hue in degrees. */
interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

/** Returns an sRGB color such as `#0e2f28` in OKLCH, in which equal steps look equal. */
export function toOklch(hex: string): Oklch {
  const [l, a, b] = toOklab(linearRgb(hex));
  return { lightness: l, chroma: Math.hypot(a, b), hue: (Math.atan2(b, a) * 180) / Math.PI };
}

/** Returns the sRGB color, with less chroma where a screen cannot show that much. */
export function toHex(color: Oklch): string {
  const chroma = Math.min(color.chroma, maxChroma(color.lightness, color.hue));
  return hexOf(toLinearRgb({ ...color, chroma }));
}

/** Returns the highest chroma that sRGB has at a lightness and hue. */
export function maxChroma(lightness: number, hue: number): number {
  return bisect(0, 0.4, (chroma) => isInGamut(toLinearRgb({ lightness, chroma, hue })));
}

/** Returns what CSS calls `color-mix(in oklab, hex, other share)`; `share` is from 0 to 1. */
export function mixInOklab(hex: string, other: string, share: number): string {
  const [from, to] = [toOklab(linearRgb(hex)), toOklab(linearRgb(other))];
  const mixed = from.map((value, index) => value + ((to[index] ?? 0) - value) * share);
  const [l = 0, a = 0, b = 0] = mixed;
  return hexOf(fromOklab([l, a, b]));
}

/** Returns the relative luminance of WCAG 2.2, from 0 to 1. */
export function luminanceOf(hex: string): number {
  const [r, g, b] = linearRgb(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Returns the contrast of two colors as WCAG 2.2 defines it, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminanceOf(one), luminanceOf(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
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

type Triple = readonly [number, number, number];

function linearRgb(hex: string): Triple {
  const level = (start: number) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return [level(1), level(3), level(5)];
}

function hexOf(linear: Triple): string {
  const levels = linear.map((value) => {
    const share = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(1, Math.max(0, share)) * 255);
  });
  return `#${levels.map((level) => level.toString(16).padStart(2, '0')).join('')}`;
}

// The matrices of https://bottosson.github.io/posts/oklab/
function toOklab([r, g, b]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([lightness, a, b]: Triple): Triple {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function toLinearRgb({ lightness, chroma, hue }: Oklch): Triple {
  const angle = (hue * Math.PI) / 180;
  return fromOklab([lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]);
}

function isInGamut(linear: Triple): boolean {
  return linear.every((value) => value > -0.0001 && value < 1.0001);
}
