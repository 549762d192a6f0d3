import favicon from '../public/favicon.svg?raw';
import { paintPng } from './paint-png.ts';

/** The icons that are made from the favicon's drawing, by file name. */
export const icons: Readonly<Record<string, () => Promise<Uint8Array>>> = {
  'favicon.ico': async () => icoFile(await paintPng(favicon, 32), 32),
  // Phones crop icons to their own shape: the ground reaches the edge, the drawing stays clear of it.
  'apple-touch-icon.png': () => paintPng(onGround(0.84), 180),
  'icon-192.png': () => paintPng(favicon, 192),
  'icon-512.png': () => paintPng(favicon, 512),
  'icon-maskable-512.png': () => paintPng(onGround(0.72), 512),
};

function onGround(scale: number): string {
  const ground = /class="ground"[^>]*fill="([^"]+)"/.exec(favicon)?.[1];
  if (ground === undefined) throw new Error('site/public/favicon.svg has no ground.');
  const inset = 16 * (1 - scale);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${ground}"/><g transform="translate(${inset} ${inset}) scale(${scale})">${favicon}</g></svg>`;
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
