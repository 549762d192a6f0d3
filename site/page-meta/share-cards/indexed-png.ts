import { crc32, deflateSync } from 'node:zlib';

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Four bytes a pixel: red, green, blue and how opaque. */
  readonly pixels: Uint8Array;
}

type Colour = readonly [red: number, green: number, blue: number, opaque: number];

/**
 * Pixels as a PNG of at most 256 colours, a third as large as one of all colours. The drawings are
 * flat: what goes beyond that many are blends at edges, each shown by the nearest colour kept.
 */
export function indexedPng({ width, height, pixels }: Pixels): Uint8Array {
  const numbers = new Uint32Array(Uint8Array.from(pixels).buffer);
  const counts = countsOf(numbers);
  const kept = keptColours(counts);
  const places = new Map([...counts.keys()].map((number) => [number, nearest(number, kept)]));

  // Each row begins with how it is filtered: not at all, which suits flat colours.
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const place = places.get(numbers[row * width + column] ?? 0) ?? 0;
      rows[row * (width + 1) + 1 + column] = place;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8); // 8 bits a pixel, of a palette
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(kept.flatMap(([red, green, blue]) => [red, green, blue]))),
    chunk('tRNS', Buffer.from(kept.map(([, , , opaque]) => opaque))),
    chunk('IDAT', deflateSync(rows, { level: 7 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** How often each colour stands there; what lies in a row is counted at once. */
function countsOf(numbers: Uint32Array): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  let from = 0;
  for (let index = 1; index <= numbers.length; index++) {
    const number = numbers[from] ?? 0;
    if (numbers[index] === number) continue;
    counts.set(number, (counts.get(number) ?? 0) + index - from);
    from = index;
  }
  return counts;
}

/** The commonest colours, each shade of the sky among them, and of the rest those unlike any of them. */
function keptColours(counts: ReadonlyMap<number, number>): readonly Colour[] {
  const byCount = [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([number]) => colourOf(number));
  const kept = byCount.slice(0, 192);
  // What is rarer than this is a blend like many others.
  const others = byCount.slice(192, 2500);
  for (const difference of [1200, 300, 75, 0]) {
    for (const colour of others) {
      if (kept.length === 256) return kept;
      if (kept.every((other) => distance(colour, other) > difference)) kept.push(colour);
    }
  }
  return kept;
}

function nearest(number: number, kept: readonly Colour[]): number {
  const colour = colourOf(number);
  let [best, least] = [0, Infinity];
  for (let place = 0; place < kept.length && least > 0; place++) {
    const far = distance(colour, kept[place] ?? colour);
    if (far < least) [best, least] = [place, far];
  }
  return best;
}

/** How far apart two colours are, squared. */
function distance(one: Colour, other: Colour): number {
  const red = one[0] - other[0];
  const green = one[1] - other[1];
  const blue = one[2] - other[2];
  const opaque = one[3] - other[3];
  return red * red + green * green + blue * blue + opaque * opaque;
}

/** The colour of a pixel that was read as a number. */
function colourOf(number: number): Colour {
  return [number & 255, (number >>> 8) & 255, (number >>> 16) & 255, number >>> 24];
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
