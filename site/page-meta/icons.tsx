import satori from 'satori';
import { brandColors } from '#content-model/brand/brand-colors.ts';
import { isLogoFile } from '#content-model/schemas/brand-schema.ts';
import { brand } from '#content-model/content.ts';
import { logoSvg } from '#site/content/logo-svg.ts';
import { displayFamily, displayFonts } from './display-fonts.ts';
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

/**
 * Returns the icon of `content/brand.yaml`: a square SVG, and the color that goes on around it.
 *
 * @param size The pixels that a PNG or WebP file in it has at most.
 */
async function iconDrawing(size = 512) {
  const { icon } = brand.logo;
  const { field, light } = colors;
  if (icon === 'roofs') return { svg: roofs(), ground: colors.steps['main-900'] };
  if (!isLogoFile(icon)) return { svg: await letters(icon), ground: light.button };
  return { svg: await logoSvg(icon, brand, size), ground: field.ground };
}

const colors = brandColors(brand.colors);

/** The mark in a square, with stronger lines for a small size. */
function roofs(): string {
  const { steps, line } = colors;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32">
  <style>@media (prefers-color-scheme: dark) { .ground { fill: ${steps['main-700']} } }</style>
  <rect class="ground" width="32" height="32" rx="6" fill="${steps['main-900']}"/>
  <path fill="${steps['accent-300']}" d="M20.5 8 28 26H4V15h8v4.5Z"/>
  <path fill="${steps['main-900']}" d="M6.5 20H10v6H6.5z"/>
  <path fill="none" stroke="${line}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round" d="M4 26V14h8v4.5L20.5 6.5 28.5 26"/>
</svg>
`;
}

/** One or two letters of the agency's typeface, in the colors of a button. */
function letters(text: string): Promise<string> {
  const { button: backgroundColor, buttonInk: color } = colors.light;
  const size = { width: 32, height: 32 };
  const center = { alignItems: 'center', justifyContent: 'center' };
  const fontSize = text.length === 1 ? 24 : 18;
  const font = { fontFamily: displayFamily, fontSize, lineHeight: 1 };
  const ground = { backgroundColor, color, borderRadius: 6 };
  return satori(
    <div style={{ display: 'flex', ...size, ...center, ...font, ...ground }}>{text}</div>,
    { ...size, fonts: displayFonts },
  );
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
