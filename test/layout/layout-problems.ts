import { overlapOf, type Box } from './box.ts';
import type { MeasuredPage, Part, ShownPicture } from './measure-page.ts';

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
  const { width, height } = overlapOf(part.box, other.box);
  return width > 2 && height > 2;
}

/** Every text or control over a photo, other than in the photo's own figure. */
export function overPhoto(
  { lines, controls }: Pick<MeasuredPage, 'lines' | 'controls'>,
  photo: ShownPicture,
): string[] {
  const found = [...lines, ...controls]
    .filter(({ within }) => !within.some((figure) => photo.within.includes(figure)))
    .filter(({ box }) => {
      const { width, height } = overlapOf(box, photo.seen);
      return width > 2 && height > 2;
    })
    .map(({ name, box }) => `"${name}" over "${photo.name}" at ${place(box)}`);
  return [...new Set(found)];
}

/** Whether the point of a photo that must be seen is cropped. */
export function isFocusCropped({ whole, seen, focus }: ShownPicture): boolean {
  if (focus === undefined) return false;
  const x = whole.left + focus[0] * (whole.right - whole.left);
  const y = whole.top + focus[1] * (whole.bottom - whole.top);
  return x < seen.left || x > seen.right || y < seen.top || y > seen.bottom;
}

function place({ left, top, right, bottom }: Box): string {
  return [left, top, right, bottom].map(Math.round).join(' ');
}
