import { circle, shape, stroke } from '../kit/svg.ts';

/** The founder to the waist; (0, 0) is the middle of her head. */
export function founderFigure(): string {
  return hairBehind() + body() + head();
}

function hairBehind(): string {
  return shape(
    'M-66 -20C-76 -112 80 -118 76 -18C76 20 92 48 88 92C88 118 60 128 34 116L-36 116C-64 126 -88 116 -86 88C-84 50 -66 24 -66 -20z',
    'hair-brown',
  );
}

function body(): string {
  return [
    // neck, shirt, and the jacket over it
    shape('M-27 48H31V112L2 138L-27 112z', 'skin-3'),
    shape('M-34 106L2 132L38 106L60 124V300H-60V124z', 'snow'),
    shape(
      'M-36 100L-27 92C-22 112 -8 122 2 124C14 122 28 112 31 92L40 100C36 124 18 138 2 138C-14 138 -32 124 -36 100z',
      'snow-2',
    ),
    shape(
      'M-34 104C-84 120 -120 130 -126 180L-134 300H-30C-26 230 -28 160 -34 104z',
      'alpenglow-500',
    ),
    shape('M38 104C90 120 126 130 132 180L142 300H38C34 230 34 160 38 104z', 'alpenglow-500'),
    shape(
      'M38 104L60 110L50 170L62 184L40 240C36 190 34 150 38 104zM-34 104L-56 110L-46 170L-58 184L-32 240C-28 190 -28 150 -34 104z',
      'alpenglow-400',
    ),
    shape('M102 132C122 142 130 158 132 180L142 300H96C106 240 108 190 102 132z', 'alpenglow-700'),
    stroke('M-94 206C-88 236 -90 262 -94 290', 'alpenglow-700', 4),
  ].join('');
}

function head(): string {
  return [
    circle(-55, 10, 13, 'skin-3'),
    stroke('M-59 6q5-5 7 4', 'skin-4', 2.6),
    shape('M-55 -12C-58 -88 64 -88 60 -12C60 36 42 70 8 70C-30 70 -53 36 -55 -12z', 'skin-2'),
    shape('M36 -62C56 -50 61 -30 60 -12C60 36 42 70 8 70C34 54 54 10 36 -62z', 'skin-3', {
      'fill-opacity': 0.55,
    }),
    circle(-26, 28, 12, 'alpenglow-400', { 'fill-opacity': 0.35 }),
    circle(45, 26, 9, 'alpenglow-400', { 'fill-opacity': 0.35 }),
    // eyes, brows, nose, mouth
    ...[-10, 36].map((x) => circle(x, -2, 6.4, 'ink') + circle(x + 2, -4.5, 1.9, 'snow')),
    stroke('M-19 -6Q-12 -13 -2 -9M28 -9Q38 -13 45 -6', 'ink', 2.6),
    stroke('M-24 -23Q-12 -31 2 -25M27 -26Q40 -31 51 -22', 'hair-brown', 4.4),
    stroke('M17 2L24 20Q23 25 14 24', 'skin-4', 3.2),
    shape('M-10 38Q14 44 38 37Q34 57 14 57Q-6 57 -10 38z', 'snow'),
    stroke('M-14 35Q-12 38 -10 38Q14 44 38 37L42 34', 'brick-dark', 2.8),
    // the parting, and hair behind the ear
    shape(
      'M-64 22C-86 -66 -34 -104 14 -100C66 -98 84 -50 68 6C66 -30 52 -56 30 -66C6 -36 -38 -38 -46 -8C-48 2 -60 -6 -64 22z',
      'hair-brown',
    ),
    stroke(
      'M30 -66C18 -78 -22 -76 -42 -44M34 -72C26 -92 -16 -92 -40 -66M42 -66C56 -58 64 -40 67 -22',
      'wood',
      3,
    ),
    stroke(
      'M-72 40C-74 62 -80 74 -78 100M78 36C82 58 84 78 78 104M70 44C72 66 70 84 62 110',
      'wood',
      3,
    ),
    circle(-55, 26, 3.6, 'glow'),
  ].join('');
}
