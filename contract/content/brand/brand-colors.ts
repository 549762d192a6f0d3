import { colorSteps } from './color-steps.ts';
import { colorsSchema, type Colors } from './colors-schema.ts';

/** The colors of a brand, each as `#rrggbb` in small letters. */
export interface BrandColors extends Colors {
  readonly steps: ReturnType<typeof colorSteps>;
}

/** Returns the colors of a brand with the values of the steps they name. */
export function brandColors(colors: Colors): BrandColors {
  const steps = colorSteps(colors);
  const named = new Map<string, string>(Object.entries(steps));
  const valueOf = (_: string, value: unknown): unknown =>
    typeof value === 'string' ? (named.get(value) ?? value.toLowerCase()) : value;
  return { ...colorsSchema.parse(JSON.parse(JSON.stringify(colors, valueOf))), steps };
}
