import type { Typeface } from '#content-model/schemas/brand-schema.ts';
import type { PreparedFont } from './prepare-font.ts';
import { systemFonts } from './system-fonts.ts';

/** From here on a system shows its bold font, as browsers do. */
const boldFrom = 600;

/**
 * Returns fonts of the visitor's system that take as much room as the letters of a typeface, so that nothing
 * moves when they make way for it: the families to name after it, its own fallbacks first. None unless the last of them is `serif` or
 * `sans-serif`.
 */
export function fallbackFaces(
  { name, fallbacks }: Pick<Typeface, 'name' | 'fallbacks'>,
  fonts: readonly PreparedFont[],
) {
  const systems = systemFonts
    .filter(({ kind }) => kind === fallbacks.at(-1))
    .sort((a, b) => Number(fallbacks.includes(b.name)) - Number(fallbacks.includes(a.name)));
  const families = systems.map((system) => `${name} as ${system.name}`);
  const css = systems.flatMap((system, index) =>
    fonts.flatMap(({ weights, widths, ascent, descent, lineGap }) =>
      widths.map(({ weight, width }, place) => {
        const { names, width: systemWidth } = weight < boldFrom ? system.regular : system.bold;
        const size = width / systemWidth;
        const next = widths[place + 1]?.weight;
        const range = {
          min: place === 0 ? weights.min : weight,
          max: next === undefined ? weights.max : next - 1,
        };
        return `@font-face{${[
          `font-family:"${families[index] ?? ''}"`,
          `src:${names.map((name) => `local("${name}")`).join()}`,
          `font-weight:${cssWeight(range)}`,
          `size-adjust:${percent(size)}`,
          `ascent-override:${percent(ascent / size)}`,
          `descent-override:${percent(descent / size)}`,
          `line-gap-override:${percent(lineGap / size)}`,
        ].join(';')}}`;
      }),
    ),
  );
  return { families, css: css.join('') };
}

/** Returns weights as the value of the CSS descriptor `font-weight`. */
export function cssWeight({ min, max }: { min: number; max: number }): string {
  return min === max ? String(min) : `${min} ${max}`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}
