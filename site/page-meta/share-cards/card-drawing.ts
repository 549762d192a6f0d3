import { palette } from '#site/art/kit/palette.ts';
import { el } from '#site/art/kit/svg.ts';
import { type CardLayout, type PlacedDrawing } from './card-pictures.ts';
import { cardSize } from './card-size.ts';
import { cardText } from './card-text.tsx';
import { ownNames } from './own-names.ts';
import { stillDrawing } from './still-drawing.ts';

/** A whole share card as an SVG: the light sky, the drawings, and the words on top. */
export async function cardDrawing(
  title: string,
  layout: CardLayout,
  agencyName: string,
): Promise<string> {
  const pictures = layout.drawings.map(placed);
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', ...cardSize },
    sky,
    el('rect', { ...cardSize, fill: 'url(#sky)' }),
    ...pictures,
    await cardText(title, layout, agencyName),
  );
}

/** The sky of the site's pages by day: `--sky-top`, `--sky-middle` and `--sky-bottom` of the tokens. */
const sky = el(
  'linearGradient',
  { id: 'sky', x1: 0, y1: 0, x2: 0, y2: 1 },
  el('stop', { offset: 0, 'stop-color': palette.snow[0] }),
  el('stop', { offset: '55%', 'stop-color': '#ffe9de' }),
  el('stop', { offset: 1, 'stop-color': '#ffc9b2' }),
);

function placed({ drawing, part, at }: PlacedDrawing, index: number): string {
  const svg = typeof drawing === 'string' ? drawnFile(drawing) : drawing();
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  const { x, y, ...size } = part ?? { x: 0, y: 0, width: Number(width), height: Number(height) };
  return ownNames(stillDrawing(svg), `d${index}-`).replace(
    /^<svg[^>]*>/,
    `<svg x="${at.x}" y="${at.y}" width="${at.width}" height="${at.height}" viewBox="${x} ${y} ${size.width} ${size.height}" preserveAspectRatio="xMidYMid slice">`,
  );
}

function drawnFile(file: string): string {
  const svg = drawings[`../../art/drawn/${file}`];
  if (svg === undefined) throw new Error(`There is no drawing called "${file}" in site/art.`);
  return svg;
}

const drawings = import.meta.glob<string>('../../art/drawn/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});
