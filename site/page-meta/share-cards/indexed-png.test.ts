import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { indexedPng } from './indexed-png.ts';

test('few colours come back as they were, and clear ones clear', () => {
  const pixels = Uint8Array.from([
    ...[8, 35, 29, 255],
    ...[240, 105, 74, 255],
    ...[0, 0, 0, 0],
    ...[8, 35, 29, 255],
  ]);
  expect(shown(indexedPng({ width: 2, height: 2, pixels }))).toEqual([...pixels]);
});

test('of more colours than a palette holds, each is shown by one near to it', () => {
  const [width, height] = [64, 64];
  const pixels = Uint8Array.from({ length: width * height * 4 }, (_, index) => {
    const pixel = Math.floor(index / 4);
    const channels = [(pixel % width) * 4, Math.floor(pixel / width) * 4, 128, 255];
    return channels[index % 4] ?? 0;
  });
  const after = shown(indexedPng({ width, height, pixels }));
  const furthest = after.reduce((most, value, index) => {
    return Math.max(most, Math.abs(value - (pixels[index] ?? 0)));
  }, 0);
  expect(after).toHaveLength(pixels.length);
  expect(furthest).toBeGreaterThan(0);
  expect(furthest).toBeLessThan(160);
});

/** The pixels of an indexed PNG without filters, as four bytes each. */
function shown(png: Uint8Array): readonly number[] {
  const file = Buffer.from(png);
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < file.length;) {
    const length = file.readUInt32BE(at);
    chunks.set(file.toString('latin1', at + 4, at + 8), file.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const [header, palette, clear, data] = ['IHDR', 'PLTE', 'tRNS', 'IDAT'].map(
    (name) => chunks.get(name) ?? Buffer.alloc(0),
  );
  const width = header?.readUInt32BE(0) ?? 0;
  const rows = inflateSync(data ?? Buffer.alloc(0));
  return [...rows]
    .filter((_, index) => index % (width + 1) !== 0)
    .flatMap((place) => [
      ...(palette?.subarray(place * 3, place * 3 + 3) ?? []),
      clear?.[place] ?? 0,
    ]);
}
