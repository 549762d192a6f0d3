import { overlapOf, type Box } from './box.ts';
import type { DrawnShapes } from './drawn-shapes.ts';
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

/** Every text or control over what a picture shows, other than in the picture's own figure. */
export function overPictures(
  { lines, controls }: Pick<MeasuredPage, 'lines' | 'controls'>,
  picture: ShownPicture,
  shapes: DrawnShapes | undefined,
): string[] {
  const found = [...lines, ...controls]
    .filter(({ within }) => !within.some((figure) => picture.within.includes(figure)))
    .filter(({ box }) => {
      const { width, height } = overlapOf(box, picture.seen);
      return width > 2 && height > 2 && covered(box, picture, shapes) > 0.04;
    })
    .map(({ name, box }) => `"${name}" over "${picture.name}" at ${place(box)}`);
  return [...new Set(found)];
}

/** How much of a box lies over something drawn, from 0 to 1. */
function covered(box: Box, { whole, seen }: ShownPicture, shapes: DrawnShapes | undefined): number {
  const samples = 24;
  let drawn = 0;
  for (let row = 0; row < samples; row += 1) {
    for (let column = 0; column < samples; column += 1) {
      const x = box.left + ((column + 0.5) / samples) * (box.right - box.left);
      const y = box.top + ((row + 0.5) / samples) * (box.bottom - box.top);
      if (x < seen.left || x > seen.right || y < seen.top || y > seen.bottom) continue;
      drawn += shapes === undefined || isDrawn(x, y, whole, shapes) ? 1 : 0;
    }
  }
  return drawn / samples ** 2;
}

function isDrawn(x: number, y: number, whole: Box, { mask }: DrawnShapes): boolean {
  const row = mask[Math.floor(((y - whole.top) / (whole.bottom - whole.top)) * mask.length)];
  const column = ((x - whole.left) / (whole.right - whole.left)) * (row?.length ?? 0);
  return row?.charAt(Math.floor(column)) === '#';
}

/**
 * Every face that is cut by the edge of what is seen of a picture, every large one that is out of sight, and
 * a photo whose focus is. Faces under 16 px are passers-by.
 */
export function cutFaces(
  { name, whole, seen, focus }: ShownPicture,
  faces: readonly Box[],
): string[] {
  const [width, height] = [whole.right - whole.left, whole.bottom - whole.top];
  const onPage = ({ left, top, right, bottom }: Box): Box => ({
    left: whole.left + left * width,
    top: whole.top + top * height,
    right: whole.left + right * width,
    bottom: whole.top + bottom * height,
  });
  const cut = faces
    .filter(({ top, bottom }) => (bottom - top) * height >= 16)
    .filter((face) => {
      const box = onPage(face);
      const overlap = overlapOf(box, seen);
      const isWhole =
        overlap.width > (box.right - box.left) * 0.97 &&
        overlap.height > (box.bottom - box.top) * 0.97;
      const isOutside = overlap.width <= 1 || overlap.height <= 1;
      const isLarge = face.bottom - face.top > 1 / 8;
      return !isWhole && (!isOutside || isLarge);
    })
    .map((face) => `a face of "${name}" at ${place(onPage(face))}, seen ${place(seen)}`);
  if (focus === undefined) return cut;
  const [x, y] = [whole.left + focus[0] * width, whole.top + focus[1] * height];
  const isSeen = x >= seen.left && x <= seen.right && y >= seen.top && y <= seen.bottom;
  return isSeen ? cut : [...cut, `the focus of "${name}"`];
}

function place({ left, top, right, bottom }: Box): string {
  return [left, top, right, bottom].map(Math.round).join(' ');
}
