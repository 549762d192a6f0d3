import { colorSteps } from './color-steps.ts';
import { colorsSchema, type Colors } from '../schemas/colors-schema.ts';

/** The colors of a brand, each as `#rrggbb` in small letters. */
export type BrandColors = ReturnType<typeof brandColors>;

/** Returns the colors of a brand with the values of the steps they name. */
export function brandColors(colors: Colors) {
  const steps = colorSteps(colors);
  const named = new Map<string, string>(Object.entries(steps));
  const valueOf = (_: string, value: unknown): unknown =>
    typeof value === 'string' ? (named.get(value) ?? value.toLowerCase()) : value;
  return { ...colorsSchema.parse(JSON.parse(JSON.stringify(colors, valueOf))), steps };
}

/**
 * Returns the color at a path such as `light.ink`.
 * @throws Error when there is none.
 */
export function colorAt(colors: object, path: string): string {
  let value: unknown = colors;
  for (const name of path.split('.')) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  }
  if (typeof value !== 'string') throw new Error(`There is no brand color ${path}`);
  return value;
}
