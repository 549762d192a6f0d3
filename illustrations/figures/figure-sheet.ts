import { sheet } from '../kit/sheet.ts';
import { d, el } from '../kit/svg.ts';

/** A figure for the reading column of an article: 640 wide, on a contrasting ground. */
export function figureSheet(
  height: number,
  drawing: readonly string[],
  parts: readonly string[] = [],
): string {
  return sheet({
    width: 640,
    height,
    parts,
    drawing: [
      el('style', {}, rules),
      el('path', { class: 'ground', d: d`M0 0H640V${height}H0z` }),
      ...drawing,
    ],
  });
}

/**
 * Printed matter: in the dark scheme, ink turns to snow and paper to evergreen, so that text stays
 * readable. Objects and people keep the palette and stay outside.
 */
export function printed(...parts: readonly string[]): string {
  return el('g', { class: 'printed' }, ...parts);
}

const rules =
  '.ground{fill:#FFE6DA}@media (prefers-color-scheme:dark){.ground{fill:#154338}' +
  '.printed{--snow:#0E2F28;--evergreen-900:#F5F8F5;--evergreen-700:#C4DAD0;--evergreen-600:#7BA497;--evergreen-200:#2C6D5B;--alpenglow-700:#FFA98C}}';
