/** Contour lines as on a topographic map, computed from a field of heights. */

export type Point = readonly [x: number, y: number];

export interface Hill {
  readonly at: Point;
  readonly height: number;
  /** Horizontal and vertical extent of the hill. */
  readonly reach: Point;
}

interface MapSheet {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the height of the ground: hills with seeded folds. */
export function terrain(hills: readonly Hill[], seed: number): (x: number, y: number) => number {
  const fold = noise(seed);
  return (x, y) => {
    let height = 0;
    for (const hill of hills) {
      const dx = (x - hill.at[0]) / hill.reach[0];
      const dy = (y - hill.at[1]) / hill.reach[1];
      const away = Math.hypot(dx, dy);
      const gully = 0.44 * fold(x / 58 + hill.height, y / 58) + 0.1 * fold(x / 21, y / 21);
      height += hill.height * Math.exp(-((away * (1 + Math.min(1, away) * gully)) ** 1.3));
    }
    return height;
  };
}

/** Returns path data for each level: closed curves around everything higher. */
export function contours(
  height: (x: number, y: number) => number,
  sheet: MapSheet,
  levels: readonly number[],
): string[] {
  const columns = Math.ceil(sheet.width / cell) + 2;
  const rows = Math.ceil(sheet.height / cell) + 2;
  const heights = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (_, column) =>
      column === 0 || row === 0 || column === columns || row === rows
        ? -1
        : height(sheet.x + (column - 1) * cell, sheet.y + (row - 1) * cell),
    ),
  );
  return levels.map((level) =>
    rings(heights, sheet, level)
      .filter((ring) => ring.length > 24)
      .map((ring) => smooth(evenly(ring, ring.length * cell < 220 ? 6 : 9)))
      .join(''),
  );
}

const cell = 4;

function rings(heights: readonly number[][], sheet: MapSheet, level: number): Point[][] {
  const rows = heights.length - 1;
  const columns = (heights[0]?.length ?? 1) - 1;
  const at = (column: number, row: number) => (heights[row]?.[column] ?? 0) - level;
  // A segment connects two crossed edges of the grid, with higher ground on its right.
  const next = new Map<string, { readonly point: Point; readonly to: string }>();
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const corners = [
        [column, row],
        [column + 1, row],
        [column + 1, row + 1],
        [column, row + 1],
      ] as const;
      const over = corners.map(([c, r]) => at(c, r));
      const enters: { key: string; point: Point }[] = [];
      const leaves: { key: string; point: Point }[] = [];
      corners.forEach(([c, r], index) => {
        const [c2, r2] = corners[(index + 1) % 4] ?? corners[0];
        const here = over[index] ?? 0;
        const there = over[(index + 1) % 4] ?? 0;
        if (here > 0 === there > 0) return;
        const share = here / (here - there);
        const point: Point = [
          sheet.x + (c + (c2 - c) * share - 1) * cell,
          sheet.y + (r + (r2 - r) * share - 1) * cell,
        ];
        const key = `${Math.min(c, c2)},${Math.min(r, r2)},${c === c2 ? 'v' : 'h'}`;
        (here > 0 ? enters : leaves).push({ key, point });
      });
      enters.forEach((enter, index) => {
        const leave = leaves[index];
        if (leave) next.set(enter.key, { point: enter.point, to: leave.key });
      });
    }
  }
  const found: Point[][] = [];
  for (const start of next.keys()) {
    const ring: Point[] = [];
    for (let key = start, step = next.get(key); step; key = step.to, step = next.get(key)) {
      ring.push(step.point);
      next.delete(key);
    }
    if (ring.length > 0) found.push(ring);
  }
  return found;
}

function evenly(ring: readonly Point[], spacing: number): Point[] {
  const closed = [...ring, ring[0] ?? [0, 0]] as const;
  const lengths = closed.slice(1).map(([x, y], index) => {
    const [x0, y0] = closed[index] ?? [x, y];
    return Math.hypot(x - x0, y - y0);
  });
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const count = Math.max(6, Math.round(total / spacing));
  const points: Point[] = [];
  let piece = 0;
  let before = 0;
  for (let index = 0; index < count; index++) {
    const distance = (total * index) / count;
    while (piece < lengths.length - 1 && before + (lengths[piece] ?? 0) < distance) {
      before += lengths[piece] ?? 0;
      piece++;
    }
    const [x, y] = closed[piece] ?? [0, 0];
    const [x2, y2] = closed[piece + 1] ?? [x, y];
    const length = lengths[piece] ?? 0;
    const share = length === 0 ? 0 : (distance - before) / length;
    points.push([x + (x2 - x) * share, y + (y2 - y) * share]);
  }
  return points;
}

/**
 * A smooth closed curve with the control points `ring`. They are rounded to fifths, so that the
 * midpoints are exact tenths, as `t` (which reflects the last control point) needs.
 */
function smooth(ring: readonly Point[]): string {
  const fifths = ring.map(([x, y]): Point => [Math.round(x * 5), Math.round(y * 5)]);
  const tenths = fifths.map(([x, y], index): Point => {
    const [x2, y2] = fifths[(index + 1) % fifths.length] ?? [x, y];
    return [x + x2, y + y2];
  });
  const first = tenths[0] ?? [0, 0];
  const control = fifths[1] ?? [0, 0];
  const write = (from: Point, to: Point) => `${(to[0] - from[0]) / 10} ${(to[1] - from[1]) / 10}`;
  const steps = [...tenths.slice(2), first].map((to, index) => write(tenths[index + 1] ?? to, to));
  return (
    `M${first[0] / 10} ${first[1] / 10}` +
    `q${write(first, [control[0] * 2, control[1] * 2])} ${write(first, tenths[1] ?? first)}` +
    `t${steps.join(' ')}z`
  )
    .replaceAll(/(?<=[-\s a-z])0\./g, '.')
    .replaceAll(' -', '-');
}

function noise(seed: number): (x: number, y: number) => number {
  const slope = (column: number, row: number): number => {
    let mixed = Math.imul(column, 374761393) + Math.imul(row, 668265263) + Math.imul(seed, 974711);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
    return (((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32) * 2 * Math.PI;
  };
  return (x, y) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    const dx = x - column;
    const dy = y - row;
    const corner = (c: number, r: number) => {
      const angle = slope(column + c, row + r);
      return Math.cos(angle) * (dx - c) + Math.sin(angle) * (dy - r);
    };
    const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
    const mix = (a: number, b: number, share: number) => a + (b - a) * share;
    return (
      1.6 *
      mix(
        mix(corner(0, 0), corner(1, 0), ease(dx)),
        mix(corner(0, 1), corner(1, 1), ease(dx)),
        ease(dy),
      )
    );
  };
}
