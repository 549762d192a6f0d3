import { drawnFor } from '#content-model/brand/color-steps.ts';
import type { Colors } from '#content-model/brand/colors-schema.ts';
import { shiftColor } from '#content-model/brand/shift-color.ts';
import { palette } from './palette.ts';

/** Returns a drawing in the colors of a brand. Materials, such as brick and skin, stay as they are. */
export function inBrandColors(svg: string, brand: Pick<Colors, 'main' | 'accent'>): string {
  return svg.replaceAll(/#[\dA-F]{6}\b/g, (color) => {
    const family = families.get(color);
    return family === undefined ? color : shiftColor(color, drawnFor[family], brand[family]);
  });
}

/** The colors of single drawings that are not in the palette. */
const mixed = {
  main: '#33413F #0B2A23 #10362D #164438 #1B4036 #222B26 #DCE7E1 #C9D8D0 #C4DAD0 #22503F',
  accent: '#E58463 #C75F46 #432F2B #FFFBF8 #FFF0E8 #4A3B38',
};

/** By name in the palette. Trees are in the main color, rock in the light of the accent. */
const names = {
  main: /^(?:evergreen|snow|wood-\d|road$|ink$)/,
  accent: /^(?:alpenglow|rock|haze|line$)/,
};

const families = new Map([...colorsOf('main'), ...colorsOf('accent')]);

function colorsOf(family: keyof typeof mixed): [color: string, family: keyof typeof mixed][] {
  const pairs = Object.entries(palette).filter(([name]) => names[family].test(name));
  const colors = [...pairs.flatMap(([, pair]) => pair), ...mixed[family].split(' ')];
  return colors.map((color) => [color, family]);
}
