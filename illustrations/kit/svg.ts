import { ink, type Colour } from './palette.ts';

export type Point = readonly [x: number, y: number];
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** A number as short as a drawing needs it: one decimal, no trailing zero. */
export function num(value: number): string {
  return String(Math.round(value * 10) / 10 || 0);
}

/** Template tag for path data and transforms: every number in it is rounded by {@link num}. */
export function d(strings: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  return String.raw(
    { raw: strings },
    ...values.map((value) => (typeof value === 'number' ? num(value) : value)),
  );
}

/** One element; attributes that are `undefined` are left out. */
export function el(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? num(value) : String(value)}"`)
    .join('');
  const content = children.join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

/** Path data through points. */
export function through(points: readonly Point[], closed = false): string {
  return `M${points.map(([x, y]) => `${num(x)},${num(y)}`).join(' ')}${closed ? 'z' : ''}`;
}

/** Path data of many small facets on whole numbers; relative steps keep the file small. */
export function facetData(facets: readonly (readonly Point[])[]): string {
  return facets
    .map((facet) => {
      let [atX, atY] = [0, 0];
      const steps = facet.map(([x, y], index) => {
        const [toX, toY] = [Math.round(x), Math.round(y)];
        const step = `${index === 0 ? 'M' : index === 1 ? 'l' : ' '}${toX - atX} ${toY - atY}`;
        [atX, atY] = [toX, toY];
        return step.replaceAll(' -', '-');
      });
      return `${steps.join('')}z`;
    })
    .join('');
}

/** A filled path. */
export function shape(data: string, fill: Colour, more: Attributes = {}): string {
  return el('path', { d: data, fill: ink(fill), ...more });
}

/** A filled polygon. */
export function poly(points: readonly Point[], fill: Colour, more: Attributes = {}): string {
  return shape(through(points, true), fill, more);
}

/** A drawn line with round ends and joins. */
export function stroke(data: string, colour: Colour, width: number, more: Attributes = {}): string {
  return el('path', {
    d: data,
    fill: 'none',
    stroke: ink(colour),
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });
}

/** A filled rectangle. */
export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: Colour,
  more: Attributes = {},
): string {
  return el('rect', { x, y, width, height, fill: ink(fill), ...more });
}

/** A filled circle. */
export function circle(cx: number, cy: number, r: number, fill: Colour, more: Attributes = {}) {
  return el('circle', { cx, cy, r, fill: ink(fill), ...more });
}

/** A filled ellipse. */
export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: Colour): string {
  return el('ellipse', { cx, cy, rx, ry, fill: ink(fill) });
}

/** Puts a drawing somewhere: moved, then scaled; a negative `scaleX` mirrors it. */
export function at(x: number, y: number, drawing: string, scale = 1, mirrored = false): string {
  const sized =
    mirrored || scale !== 1
      ? ` scale(${mirrored ? '-' : ''}${scale}${mirrored ? ` ${scale}` : ''})`
      : '';
  return `<g transform="translate(${num(x)} ${num(y)})${sized}">${drawing}</g>`;
}

/** Where points come to lie when their drawing is put at `x`, `y` with `scale`. */
export function movePoints(points: readonly Point[], x: number, y: number, scale = 1): Point[] {
  return points.map(([px, py]) => [x + px * scale, y + py * scale]);
}

/** A part that is drawn once and shown many times with {@link show}. */
export function symbol(id: string, drawing: string): string {
  return `<g id="${id}">${drawing}</g>`;
}

/** Shows a part made with {@link symbol}. */
export function show(id: string, x: number, y: number, scale = 1, mirrored = false): string {
  const sized =
    mirrored || scale !== 1
      ? ` scale(${mirrored ? '-' : ''}${Math.round(scale * 100) / 100}${mirrored ? ` ${Math.round(scale * 100) / 100}` : ''})`
      : '';
  return `<use href="#${id}" transform="translate(${Math.round(x)} ${Math.round(y)})${sized}"/>`;
}
