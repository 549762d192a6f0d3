import type { Box, MeasuredPage, Part } from './measure-page.ts';

/** Every text or control that lies over another one. */
export function overlaps({ lines, controls }: Pick<MeasuredPage, 'lines' | 'controls'>): string[] {
  const parts = [...lines, ...controls];
  const found = parts.flatMap((part, index) =>
    parts
      .slice(index + 1)
      .filter((other) => liesOver(part, other))
      .map((other) => `"${part.name}" and "${other.name}" at ${place(part.box)}`),
  );
  return [...new Set(found)];
}

/** Two parts of one control belong to each other. */
function liesOver(part: Part, other: Part): boolean {
  if (part.within.some((control) => other.within.includes(control))) return false;
  const width = Math.min(part.box.right, other.box.right) - Math.max(part.box.left, other.box.left);
  const height =
    Math.min(part.box.bottom, other.box.bottom) - Math.max(part.box.top, other.box.top);
  return width > 2 && height > 2;
}

function place({ left, top, right, bottom }: Box): string {
  return [left, top, right, bottom].map(Math.round).join(' ');
}
