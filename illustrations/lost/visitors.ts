import { person } from '../kit/person.ts';
import { at, circle, shape, stroke } from '../kit/svg.ts';

/** Who stands on the pavement before the lot. */
export function visitors(width: number, feet: number): string {
  return [at(width * 0.44, feet, seeker()), at(width * 0.44 - 64, feet + 1, pointer())].join('');
}

/** Somebody with a paper map who scratches their head. */
function seeker(): string {
  const map =
    shape('M-2 -14L9 -18L19 -13L30 -17V5L19 9L9 4L-2 8z', 'snow') +
    shape('M9 -18L19 -13V9L9 4z', 'evergreen-200') +
    stroke('M2 2L6 -6L14 -4L18 -9L26 -7', 'line', 1.6) +
    circle(26, -8, 2, 'line');
  return (
    person({
      skin: 4,
      hair: 'curls',
      hairColour: 'hair-black',
      top: 'glow-2',
      bottom: 'evergreen-800',
      over: 'open-coat',
      overColour: 'alpenglow-500',
      arms: ['down', 'hold'],
      prop: map,
      mood: 'calm',
    }) +
    stroke('M8.500 -65L20 -76L10 -92', 'alpenglow-500', 6.2) +
    circle(10, -92, 3, 'skin-4')
  );
}

/** A dog that points, one paw raised: to the left, on (0, 0). */
function pointer(): string {
  return [
    stroke('M18 -27L34 -36', 'wood', 3),
    shape('M10 -26L14 -13L18 0H13L8 -12z', 'hair-brown'),
    shape(
      'M-30 -34Q-29 -38 -22 -38L-15 -42L-9 -38L-6 -30L16 -29L20 -26L19 -15L23 0H18L12 -15L-6 -14L-6 0H-11L-12 -18L-15 -24L-20 -29L-28 -30Q-30 -31 -30 -34z',
      'wood',
    ),
    stroke('M-11 -19L-22 -14L-18 -8', 'wood', 4),
    shape('M-16 -41L-9 -38L-8 -27L-14 -31z', 'hair-brown'),
    shape('M2 -29.500Q8 -22 16 -24V-29z', 'hair-brown'),
    circle(-20, -35.5, 1.2, 'ink'),
    circle(-29.5, -35, 1.8, 'ink'),
    stroke('M-12 -28L-7 -24', 'alpenglow-500', 2.6),
  ].join('');
}
