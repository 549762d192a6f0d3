import { iconDrawing } from './icon-drawing.tsx';
import { paintPng } from './paint-png.ts';

/** The icons that are made from one drawing, by file name. */
export const icons: Readonly<Record<string, () => Promise<Uint8Array>>> = {
  'favicon.svg': async () => Buffer.from((await iconDrawing(96)).svg),
  'favicon.ico': async () => icoFile(await paintPng((await iconDrawing()).svg, 32), 32),
  // Phones crop icons to their own shape: the ground reaches the edge, the drawing stays clear of it.
  'apple-touch-icon.png': () => onGround(180, 0.84),
  'icon-192.png': async () => paintPng((await iconDrawing()).svg, 192),
  'icon-512.png': async () => paintPng((await iconDrawing()).svg, 512),
  'icon-maskable-512.png': () => onGround(512, 0.72),
};

/** `share` is how much of the width the drawing takes. */
async function onGround(width: number, share: number): Promise<Uint8Array> {
  const { svg, ground } = await iconDrawing();
  return paintPng(svg, width, { ground, margin: Math.round((width * (1 - share)) / 2) });
}

/** Wraps a square PNG as an `.ico` file, for clients that request `/favicon.ico` unasked. */
function icoFile(png: Uint8Array, size: number): Uint8Array {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // with one picture
  header.set([size, size], 6);
  header.writeUInt16LE(1, 10); // one plane
  header.writeUInt16LE(32, 12); // of 32 bits
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
