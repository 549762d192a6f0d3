import type { Colour } from './palette.ts';
import { circle, rect, shape, stroke } from './svg.ts';

/** A street lamp with an arm to the right, 150 tall, on (0, 0). */
export function lamp(): string {
  return [
    circle(22, -143, 30, 'halo'),
    circle(22, -144, 17, 'halo'),
    stroke('M0,0 V-140 Q0,-150 10,-150 H22', 'evergreen-950', 3.6),
    rect(-4, -14, 8, 14, 'evergreen-950'),
    shape('M12,-148 h20 l-4,-6 h-12z', 'evergreen-950'),
    circle(22, -145, 4.6, 'glow-2'),
  ].join('');
}

/** A bench, 62 wide, on (0, 0). */
export function bench(): string {
  return [
    stroke('M-24,0 V-18 M24,0 V-18 M-26,-20 V-38 M26,-20 V-38', 'ink', 3),
    rect(-31, -22, 62, 5, 'wood'),
    rect(-31, -31, 62, 4, 'wood'),
    rect(-31, -39, 62, 4, 'wood'),
  ].join('');
}

/** A dog on a lead, facing left, on (0, 0). */
export function dog(coat: Colour, collar: Colour): string {
  return [
    shape(
      'M-14,-17 L-22,-20 Q-25,-22 -24,-26 L-17,-29 L-14,-32 L-12,-28 L-10,-20 L10,-19 L16,-26 L18,-25 L14,-14 L13,0 H9 L8,-10 L-6,-10 L-8,0 H-12 L-13,-9z',
      coat,
    ),
    shape('M-14,-32 L-9,-27 L-11,-21z', 'ink', { 'fill-opacity': 0.25 }),
    circle(-18.5, -25.5, 1, 'ink'),
    circle(-24, -24, 1.5, 'ink'),
    stroke('M-12,-24 L-10,-18', collar, 2.4),
  ].join('');
}

/** A flower tub, 30 wide, on (0, 0). */
export function tub(flower: Colour): string {
  return [
    shape(
      'M-15,-14 L-17,-24 L-9,-21 L-5,-30 L1,-22 L8,-29 L10,-20 L17,-23 L15,-14z',
      'evergreen-600',
    ),
    circle(-9, -24, 3.4, flower),
    circle(1, -27, 3.8, flower),
    circle(10, -23, 3.2, flower),
    circle(-3, -19, 2.6, 'glow'),
    shape('M-15,-15 H15 L12,0 H-12z', 'wood'),
  ].join('');
}

/** A board on the pavement, 30 wide, on (0, 0). */
export function easel(face: Colour): string {
  return (
    stroke('M-11,0 L-7,-38 M11,0 L7,-38', 'wood', 2.6) +
    rect(-13, -40, 26, 30, face) +
    stroke('M-8,-33h16M-8,-26h11M-8,-19h14', 'snow', 1.8)
  );
}
