import { lettering } from '../kit/lettering.ts';
import { rect } from '../kit/svg.ts';

/** The label of invented numbers; its upper left corner is at (x, y). */
export function exampleChip(x: number, y: number): string {
  return (
    rect(x, y, 112, 36, 'glow', { rx: 3 }) +
    lettering('Example', {
      x: x + 56,
      y: y + 26.5,
      font: 'text',
      size: 25,
      fill: 'ink',
      anchor: 'middle',
      brush: 0.04,
    })
  );
}
