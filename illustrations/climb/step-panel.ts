import { lettering, letteringWidth } from '../kit/lettering.ts';
import { sheet } from '../kit/sheet.ts';
import { el, rect } from '../kit/svg.ts';

export const PANEL = { width: 320, height: 360 } as const;

/** A picture beside a section of the process, on an open sky. */
export function stepPanel(drawing: readonly string[]): string {
  const { width, height } = PANEL;
  return sheet({
    width,
    height,
    drawing: [
      el('style', {}, '.sky{fill:#FFE6DA}@media (prefers-color-scheme:dark){.sky{fill:#33413F}}'),
      el('path', { class: 'sky', d: `M0 0h${width}v${height}H0z` }),
      ...drawing,
    ],
  });
}

/** The label of invented numbers; its upper left corner is at (x, y). */
export function smallExample(x: number, y: number): string {
  const letters = { font: 'text', size: 15 } as const;
  const width = letteringWidth('Example', letters) + 14;
  return (
    rect(x, y, width, 22, 'glow', { rx: 2 }) +
    lettering('Example', { ...letters, x: x + 7, y: y + 16, fill: 'ink', brush: 0.03 })
  );
}
