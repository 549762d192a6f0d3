import favicon from '../public/favicon.svg?raw';
import { painted } from './share-cards/painted.ts';

/** Every icon that is made from `favicon.svg`, by file name. */
export const icons: Readonly<Record<string, () => Promise<Uint8Array>>> = {
  'favicon.ico': async () => icoFile(await painted(lightFavicon, 32), 32),
  // Phones cut their own corners, some a circle: the background fills the square, the drawing stays inside.
  'apple-touch-icon.png': () => painted(onBackground(0.84), 180),
  'icon-192.png': () => painted(lightFavicon, 192),
  'icon-512.png': () => painted(lightFavicon, 512),
  'icon-maskable-512.png': () => painted(onBackground(0.72), 512),
};

/** Without the dark scheme: what turns it into pixels knows no media query. */
const lightFavicon = favicon.replace(/<style>.*?<\/style>/s, '');

function onBackground(scale: number): string {
  const color = /class="ground"[^>]*fill="([^"]+)"/.exec(lightFavicon)?.[1];
  if (color === undefined) throw new Error('site/public/favicon.svg has no element "ground".');
  const inset = 16 * (1 - scale);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${color}"/><g transform="translate(${inset} ${inset}) scale(${scale})">${lightFavicon}</g></svg>`;
}

/** Returns an `.ico` file with one square PNG in it. */
function icoFile(png: Uint8Array, size: number): Uint8Array {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // with one image
  header.set([size, size], 6);
  header.writeUInt16LE(1, 10); // one color plane
  header.writeUInt16LE(32, 12); // 32 bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
