import { lettering } from '../kit/lettering.ts';
import type { Colour } from '../kit/palette.ts';
import { chance } from '../kit/random.ts';
import { at, d, poly, rect, shape, stroke } from '../kit/svg.ts';

/** The mesh of the fence; put it on the sheet once. */
export const MESH =
  '<pattern id="mesh" width="9" height="9" patternUnits="userSpaceOnUse">' +
  '<path d="M0 0L9 9M9 0L0 9" fill="none" stroke="var(--evergreen-500)" stroke-width=".9"/></pattern>';

/** What lies in the lot: hills behind a fence, earth, grass and a sign; its ground's left end is (0, 0). */
export function lot(width: number): string {
  const posts = Array.from({ length: Math.round(width / 52) + 1 }, (_, index) => index);
  const step = width / (posts.length - 1);
  return [
    poly(
      [
        [0, 0],
        [0, -84],
        [width * 0.2, -118],
        [width * 0.34, -96],
        [width * 0.58, -142],
        [width * 0.74, -108],
        [width, -128],
        [width, 0],
      ],
      'haze',
    ),
    poly(
      [
        [0, 0],
        [0, -58],
        [width * 0.3, -84],
        [width * 0.62, -64],
        [width, -88],
        [width, 0],
      ],
      'haze-2',
    ),
    `<path d="${d`M0 -66H${width}V-6H0z`}" fill="url(#mesh)"/>`,
    stroke(
      d`M0 -66H${width}` + posts.map((post) => d`M${post * step} 0V-70`).join(''),
      'evergreen-700',
      2.6,
    ),
    shape(d`M0 0V-7Q${width * 0.3} -12 ${width * 0.5} -8T${width} -7V0z`, 'sand-dark'),
    at(width * 0.82, 0, leaseSign()),
    grass(4, width - 4, 12, 26),
  ].join('');
}

/** Blue grama, the prairie's grass, with its heads held like eyebrows; from `from` to `to`. */
function grass(from: number, to: number, seed: number, tall: number): string {
  const random = chance(seed);
  const blades = new Map<Colour, string>();
  for (let x = from; x < to; x += random.between(2.5, 7)) {
    const height = tall * random.between(0.45, 1);
    const lean = random.between(-6, 8);
    const colour = random.pick<Colour>(['evergreen-500', 'aspen-2', 'bread']);
    const head = colour !== 'evergreen-500' && height > tall * 0.7 ? 'q4 -3 9 -1' : '';
    blades.set(
      colour,
      (blades.get(colour) ?? '') + d`M${x} 0q0 ${-height * 0.6} ${lean} ${-height}` + head,
    );
  }
  return [...blades].map(([colour, data]) => stroke(data, colour, 1.7)).join('');
}

/** A house number on a bracket; (0, 0) is where it meets the wall, it hangs to the right. */
export function houseNumber(number: string, toTheLeft = false): string {
  const x = toTheLeft ? -70 : 10;
  return (
    stroke(toTheLeft ? 'M0 0H-72' : 'M0 0H72', 'evergreen-600', 3) +
    stroke(d`M${x + 10} 0v8M${x + 50} 0v8`, 'evergreen-600', 2) +
    rect(x, 7, 60, 34, 'evergreen-950', { rx: 2 }) +
    lettering(number, {
      x: x + 30,
      y: 33,
      font: 'display',
      size: 27,
      fill: 'glow-2',
      anchor: 'middle',
    })
  );
}

/** A board on a stake: the lot is to be had. */
function leaseSign(): string {
  return (
    rect(-3, -34, 6, 40, 'wood') +
    rect(-39, -68, 78, 38, 'snow') +
    rect(-39, -68, 78, 5, 'alpenglow-500') +
    lettering('For lease', {
      x: 0,
      y: -42.5,
      font: 'text',
      size: 17,
      fill: 'alpenglow-700',
      anchor: 'middle',
      brush: 0.05,
    })
  );
}
