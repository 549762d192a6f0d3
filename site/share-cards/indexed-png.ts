import { crc32, deflateSync } from 'node:zlib';

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Four bytes a pixel: red, green, blue and how opaque. */
  readonly pixels: Uint8Array;
}

/**
 * Pixels as a PNG of at most 256 colours, a third as large as one of all colours. The drawings are
 * flat: what goes beyond that many are blends at edges, each shown by the nearest colour kept.
 */
export function indexedPng({ width, height, pixels }: Pixels): Uint8Array {
  const colours = new Uint32Array(Uint8Array.from(pixels).buffer);
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const palette = keptColours(counts);
  const places = new Map([...counts.keys()].map((colour) => [colour, nearest(colour, palette)]));

  // Each row begins with how it is filtered: not at all, which suits flat colours.
  const rows = Buffer.alloc((width + 1) * height);
  for (const [index, colour] of colours.entries()) {
    rows[Math.floor(index / width) * (width + 1) + 1 + (index % width)] = places.get(colour) ?? 0;
  }
  const channels = palette.map(channelsOf);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8); // 8 bits a pixel, of a palette
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(channels.flatMap(([red, green, blue]) => [red, green, blue]))),
    chunk('tRNS', Buffer.from(channels.map(([, , , opaque]) => opaque))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The commonest colours, each shade of the sky among them, and of the rest those unlike any of them. */
function keptColours(counts: ReadonlyMap<number, number>): readonly number[] {
  const byCount = [...counts].sort(([, one], [, other]) => other - one).map(([colour]) => colour);
  const kept = byCount.slice(0, 192);
  for (const difference of [1200, 300, 75, 0]) {
    for (const colour of byCount.slice(192)) {
      if (kept.length === 256) return kept;
      if (kept.every((other) => distance(colour, other) > difference)) kept.push(colour);
    }
  }
  return kept;
}

function nearest(colour: number, palette: readonly number[]): number {
  let [best, least] = [0, Infinity];
  for (const [place, other] of palette.entries()) {
    const far = distance(colour, other);
    if (far < least) [best, least] = [place, far];
  }
  return best;
}

/** How far apart two colours are, squared. */
function distance(one: number, other: number): number {
  let sum = 0;
  for (let shift = 0; shift < 32; shift += 8) {
    const step = ((one >>> shift) & 255) - ((other >>> shift) & 255);
    sum += step * step;
  }
  return sum;
}

/** Red, green, blue and how opaque, of a pixel that was read as a number. */
function channelsOf(colour: number): readonly [number, number, number, number] {
  return [colour & 255, (colour >>> 8) & 255, (colour >>> 16) & 255, colour >>> 24];
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
