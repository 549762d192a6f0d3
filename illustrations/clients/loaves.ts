import { ellipse, shape, stroke, symbol } from '../kit/svg.ts';

/** A long loaf of rye, floured along its cuts; 150 wide, its foot's middle at (0, 0). */
export const RYE = symbol(
  'rye',
  shape('M-74 -4C-80 -40 -56 -64 -2 -66C56 -66 82 -38 74 -4Q72 0 66 0H-66Q-72 0 -74 -4z', 'wood') +
    shape('M20 -62C58 -57 78 -36 73 -5Q72 0 66 0H-66Q-71 0 -73 -5C-30 -8 46 -12 20 -62z', 'ink', {
      'fill-opacity': 0.16,
    }) +
    shape('M-70 -30C-66 -50 -44 -62 -14 -65C-38 -56 -54 -46 -62 -28z', 'bread') +
    stroke('M-44 -18L-26 -54M-14 -14L4 -58M18 -14L34 -54M46 -18L56 -44', 'glow-2', 6.5) +
    stroke('M-40 -16L-23 -50M-10 -12L7 -54M22 -12L37 -50', 'hair-brown', 2.4),
);

/** A round loaf of sourdough with a leaf cut into its crust; 132 wide, on (0, 0). */
export const SOURDOUGH = symbol(
  'sourdough',
  shape('M-64 -6C-76 -54 -42 -88 0 -88C42 -88 76 -54 64 -6Q62 0 56 0H-56Q-62 0 -64 -6z', 'bread') +
    shape('M28 -82C62 -66 74 -40 64 -6Q62 0 56 0H-56Q-62 0 -64 -8C-10 -4 52 -20 28 -82z', 'wood', {
      'fill-opacity': 0.75,
    }) +
    shape('M-46 -14C-48 -52 -18 -74 18 -78C-2 -62 -24 -42 -30 -12z', 'glow-2') +
    stroke('M-46 -14C-48 -52 -18 -74 18 -78', 'hair-brown', 3) +
    stroke('M-6 -22L12 -30M-4 -40L18 -46M8 -58L26 -60', 'glow-2', 4.4),
);

const BUN =
  shape('M-36 -8C-38 -34 -20 -46 0 -46C20 -46 38 -34 36 -8Q34 0 26 0H-26Q-34 0 -36 -8z', 'bread') +
  shape('M14 -44C32 -38 38 -26 36 -8Q34 0 26 0H-26Q-33 0 -35 -6C-6 -6 24 -12 14 -44z', 'wood', {
    'fill-opacity': 0.6,
  }) +
  stroke(
    'M-32 -14C-14 -2 8 -4 14 -18C18 -30 2 -38 -8 -30C-16 -22 -2 -14 4 -20',
    'hair-brown',
    3.4,
  ) +
  stroke('M-30 -24C-24 -36 -8 -44 10 -40C22 -36 30 -24 30 -14', 'wood', 3) +
  stroke('M-22 -32h.1M-10 -39h.1M6 -43h.1M20 -34h.1M-24 -20h.1M26 -24h.1', 'snow', 4);

/** Three cardamom buns, knotted and sugared, on a plate; 150 wide, on (0, 0). */
export const BUNS = symbol(
  'buns',
  ellipse(0, -2, 76, 8, 'evergreen-600') +
    `<g transform="translate(0 -38) scale(.94)">${BUN}</g>` +
    `<g transform="translate(-35 -4)">${BUN}</g>` +
    `<g transform="translate(35 -4)">${BUN}</g>`,
);
