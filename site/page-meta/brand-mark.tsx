import { renderToStaticMarkup } from 'react-dom/server';
import { brandColors } from '#content-model/brand/brand-colors.ts';
import { brand } from '#content-model/content.ts';
import { readDrawing } from '#site/content/read-drawing.ts';
import { Mark } from '#site/sections/mark/mark.tsx';

/** Returns the mark as an SVG of its own, for a picture in light colors. Undefined if there is none. */
export function brandMark(): string | undefined {
  const { mark } = brand.logo;
  if (mark === 'none') return undefined;
  if (mark !== 'roofs') return readDrawing(mark, brand);
  const { light, steps, highlight: window, line } = brandColors(brand.colors);
  return renderToStaticMarkup(
    <Mark colors={{ peak: steps['accent-300'], window, line }} />,
  ).replace('<svg', `<svg xmlns="http://www.w3.org/2000/svg" color="${light.ink}"`);
}
