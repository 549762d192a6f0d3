import type { Color } from './palette.ts';
import { circle, d, rect, shape, show, stroke, symbol } from './svg.ts';

/** The wheel's part; put it on the sheet once with the vehicles. */
export const WHEEL = symbol(
  'wheel',
  circle(0, -15, 15, 'ink') +
    circle(0, -15, 8.5, 'evergreen-300') +
    circle(0, -15, 3, 'ink') +
    stroke('M0,-22v4M0,-12v4M-7,-15h4M3,-15h4', 'ink', 1.2),
);

/** A high-roofed van, 218 long and 112 tall, facing right, on (0, 0). Lettering goes on its side. */
export function van(lettering: string, body: Color = 'snow'): string {
  return [
    shape('M4,-6 H214 V0 H4z', 'ink', { 'fill-opacity': 0.25 }),
    // ladder and pipes on the roof
    rect(16, -120, 118, 4, 'wood'),
    stroke('M24,-114v-4M70,-114v-4M124,-114v-4', 'ink', 2.4),
    stroke('M12,-123.500H138', 'evergreen-300', 3),
    stroke('M20,-127H116', 'alpenglow-400', 2.6),
    // body
    shape(
      'M8,-112 H136 C150,-112 158,-106 166,-92 L180,-66 L206,-58 Q216,-54 216,-42 V-16 H2 V-104 Q2,-112 8,-112z',
      body,
    ),
    shape('M2,-34 H216 V-16 Q216,-14 214,-14 H4 Q2,-14 2,-16z', 'alpenglow-500'),
    shape('M2,-22 H216 V-14 Q216,-12 213,-12 H5 Q2,-12 2,-15z', 'evergreen-900'),
    shape('M24,-12 a20,20 0 0 1 40,0z M156,-12 a20,20 0 0 1 40,0z', 'evergreen-950'),
    // shade along the roof, doors
    shape('M8,-112 H136 C144,-112 149,-110 154,-106 H2 Q3,-112 8,-112z', 'ink', {
      'fill-opacity': 0.08,
    }),
    stroke('M140,-104 V-20 M182,-62 V-20', 'evergreen-300', 1.4),
    // windscreen and side window
    shape('M147,-100 C153,-98 157,-93 161,-86 L174,-64 H147z', 'glass'),
    shape('M160,-88 L172,-66 H164 L154,-90z', 'snow', { 'fill-opacity': 0.6 }),
    stroke('M147,-54h9', 'evergreen-600', 2.4),
    // lights, mirror, bumper
    shape('M207,-52 q8,2 8.5,12 h-8z', 'glow-2'),
    rect(2, -58, 4, 16, 'brick'),
    shape('M173,-72 h5 v12 h-5z', 'ink'),
    rect(208, -20, 12, 8, 'ink', { rx: 2 }),
    lettering,
    show('wheel', 44, 0),
    show('wheel', 176, 0),
  ].join('');
}

/** A landscaper's truck with an open bed, 240 long, facing right, on (0, 0). */
export function flatbed(lettering: string, load: string, body: Color = 'evergreen-600'): string {
  return [
    shape('M4,-6 H236 V0 H4z', 'ink', { 'fill-opacity': 0.25 }),
    load,
    // rails of the bed
    stroke('M6,-62 V-40 M54,-62 V-40 M102,-62 V-40 M146,-62 V-40 M4,-62 H148', 'ink', 3),
    rect(0, -46, 152, 32, 'evergreen-700'),
    rect(0, -46, 152, 3, 'evergreen-500'),
    // cab
    shape('M152,-92 H184 Q191,-92 195,-86 L208,-60 L230,-54 Q238,-51 238,-42 V-14 H152z', body),
    shape('M160,-84 H182 Q186,-84 188,-80 L198,-60 H160z', 'glass'),
    shape('M182,-82 L194,-62 H187 L176,-84z', 'snow', { 'fill-opacity': 0.55 }),
    stroke('M156,-92 V-18 M204,-58 V-18', 'evergreen-800', 1.4),
    stroke('M162,-50h9', 'evergreen-900', 2.4),
    shape('M229,-50 q8,2 8.5,11 h-8z', 'glow-2'),
    shape('M10,-13 a20,20 0 0 1 40,0z M176,-13 a20,20 0 0 1 40,0z', 'evergreen-950'),
    rect(228, -22, 14, 8, 'ink', { rx: 2 }),
    rect(-4, -18, 246, 5, 'evergreen-950'),
    lettering,
    show('wheel', 30, 0),
    show('wheel', 196, 0),
  ].join('');
}

/** A bicycle leaning at the curb, wheels on (0, 0). */
export function bicycle(frame: Color): string {
  const ring = (x: number) => d`M${x - 12},-12 a12,12 0 1 0 24,0 a12,12 0 1 0 -24,0`;
  return [
    stroke(ring(-18) + ring(18), 'ink', 2),
    stroke('M-18,-12 L-8,-30 L10,-30 L0,-12 L-18,-12 M0,-12 L-9,-33 M18,-12 L9,-35', frame, 2.4),
    stroke('M-13,-34h8M9,-35h6l2,3', 'ink', 2.4),
    circle(0, -12, 3, 'ink'),
  ].join('');
}
