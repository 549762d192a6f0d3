import favicon from '../public/favicon.svg?raw';
import { painted } from './share-cards/painted.ts';
import { iconFile } from './icon-file.ts';

/** Every icon that is made of the favicon's drawing, by file name. */
export const icons: Readonly<Record<string, () => Promise<Uint8Array>>> = {
  'favicon.ico': async () => iconFile(await painted(still, 32), 32),
  // Phones cut their own corners, and some a circle: the ground goes to the edge, the drawing keeps clear of it.
  'apple-touch-icon.png': () => painted(onGround(0.84), 180),
  'icon-192.png': () => painted(still, 192),
  'icon-512.png': () => painted(still, 512),
  'icon-maskable-512.png': () => painted(onGround(0.72), 512),
};

/** As it is by day: what paints it knows no media query. */
const still = favicon.replace(/<style>.*?<\/style>/s, '');

function onGround(scale: number): string {
  const ground = /class="ground"[^>]*fill="([^"]+)"/.exec(still)?.[1];
  if (ground === undefined) throw new Error('site/public/favicon.svg has no ground.');
  const inset = 16 * (1 - scale);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${ground}"/><g transform="translate(${inset} ${inset}) scale(${scale})">${still}</g></svg>`;
}
