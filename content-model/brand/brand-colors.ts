import { wcagContrast } from 'culori';
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
  const values = colorsSchema.parse(JSON.parse(JSON.stringify(colors, valueOf)));
  const { action, actionInk, light, dark, band } = values;
  /** Of a button that gets in touch: its own color, or that of its text where it would not stand out. */
  const edgeOn = ({ ground }: { readonly ground: string }) =>
    wcagContrast(action, ground) < minEdgeContrast ? actionInk : action;
  const actionEdge = { light: edgeOn(light), dark: edgeOn(dark), band: edgeOn(band) };
  return { ...values, actionEdge, steps };
}

/** Of the edge of a control, in WCAG 2.2 AA. */
export const minEdgeContrast = 3;

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
