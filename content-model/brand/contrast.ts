import { luminanceOf, toHex, toOklch } from './oklch.ts';

/** Returns the contrast of two colors as WCAG 2.2 defines it, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminanceOf(one), luminanceOf(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/**
 * Returns the color nearest to one that passes, of the same hue and strength: a little lighter or darker.
 * Undefined if none does.
 */
export function nearestPassing(
  color: string,
  passes: (candidate: string) => boolean,
): string | undefined {
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
