/** A square PNG as the one picture of an `.ico` file, for what asks for `/favicon.ico` unbidden. */
export function iconFile(png: Uint8Array, size: number): Uint8Array {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // of one picture
  header.set([size, size], 6);
  header.writeUInt16LE(1, 10); // one plane
  header.writeUInt16LE(32, 12); // of 32 bits
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
