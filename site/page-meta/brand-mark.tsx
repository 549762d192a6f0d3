import { renderToStaticMarkup } from 'react-dom/server';
import { brandColors } from '#content-model/brand/brand-colors.ts';
import { brand } from '#content-model/content.ts';
import { logoSvg } from '#site/content/logo-svg.ts';
import { Mark } from '#site/sections/mark/mark.tsx';

/** Returns the mark as an SVG of its own, for a picture in light colors. Undefined if there is none. */
export async function brandMark(): Promise<string | undefined> {
  const { mark } = brand.logo;
  if (mark === 'none') return undefined;
  if (mark !== 'roofs') return logoSvg(mark, brand, 120);
  const { light, steps, highlight: window, line } = brandColors(brand.colors);
  return renderToStaticMarkup(
    <Mark colors={{ peak: steps['accent-300'], window, line }} />,
  ).replace('<svg', `<svg xmlns="http://www.w3.org/2000/svg" color="${light.ink}"`);
}
