import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkitten';
import { ink, type Color } from './palette.ts';
import { el, num } from './svg.ts';

const FONTS = {
  display: '@fontsource/gloock/files/gloock-latin-400-normal.woff',
  text: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
} as const;

export interface Lettering {
  /** The start of the baseline, or its middle when `anchor` is 'middle'. */
  x: number;
  y: number;
  font: keyof typeof FONTS;
  size: number;
  fill: Color;
  anchor?: 'start' | 'middle';
  /** Extra space between letters, in em. */
  tracking?: number;
  /**
   * Extra weight in em, painted around the outline: the font reader gives only the regular weight
   * of the variable text font.
   */
  brush?: number;
}

const read = new Map<string, Font>();

function fontNamed(name: keyof typeof FONTS): Font {
  const known = read.get(name);
  if (known) return known;
  const font = create(readFileSync(createRequire(import.meta.url).resolve(FONTS[name])));
  if (font.isCollection) throw new Error(`${FONTS[name]} holds several fonts`);
  read.set(name, font);
  return font;
}

/** Returns the width of a text without drawing it. */
export function letteringWidth(
  text: string,
  { font, size, tracking = 0 }: Pick<Lettering, 'font' | 'size' | 'tracking'>,
): number {
  const face = fontNamed(font);
  const advance = face.glyphsForString(text).reduce((sum, glyph) => sum + glyph.advanceWidth, 0);
  return (advance / face.unitsPerEm) * size + Math.max(0, text.length - 1) * tracking * size;
}

/** How many parts the em has in which letters are drawn: a quarter of a pixel where texts are small. */
const EM = { display: 125, text: 100 } as const;

/** The size of those parts: strokes that the drawing gives its letters are scaled by it. */
export function letteringScale({ font, size }: Pick<Lettering, 'font' | 'size'>): number {
  return size / EM[font];
}

/**
 * Draws a text as outlines, because a picture in `<img>` has no fonts. A letter is written in whole
 * parts of the em, whatever its size, and in steps from the letter before. So letters and words that
 * come again are the same bytes, which take no room in the compressed file.
 */
export function lettering(text: string, options: Lettering): string {
  const { x, y, font, fill, anchor = 'start', tracking = 0, brush = 0 } = options;
  const face = fontNamed(font);
  const em = EM[font];
  const scale = em / face.unitsPerEm;
  const start = anchor === 'middle' ? x - letteringWidth(text, options) / 2 : x;
  let data = '';
  let [left, penX, penY] = [0, 0, 0];
  for (const glyph of face.glyphsForString(text)) {
    let [startX, startY] = [penX, penY];
    for (const { command, args } of glyph.path.commands) {
      const steps: number[] = [];
      let [toX, toY] = [penX, penY];
      for (let index = 0; index < args.length; index += 2) {
        toX = left + Math.round((args[index] ?? 0) * scale);
        toY = -Math.round((args[index + 1] ?? 0) * scale);
        steps.push(toX - penX, toY - penY);
      }
      [penX, penY] = [toX, toY];
      data += COMMANDS[command] + steps.map(num).join(' ').replaceAll(' -', '-');
      if (command === 'moveTo') [startX, startY] = [penX, penY];
      if (command === 'closePath') [penX, penY] = [startX, startY];
    }
    // Tenths of these parts are exact, so that long texts keep their length.
    left += Math.round((glyph.advanceWidth * scale + tracking * em) * 10) / 10;
  }
  return el('path', {
    transform: `translate(${rounded(start, 2)} ${rounded(y, 2)})scale(${rounded(letteringScale(options), 4)})`,
    d: data,
    fill: ink(fill),
    ...(brush > 0 && { stroke: ink(fill), 'stroke-width': brush * em }),
  });
}

function rounded(value: number, decimals: number): string {
  return String(Number(value.toFixed(decimals)));
}

const COMMANDS = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'q',
  bezierCurveTo: 'c',
  closePath: 'z',
} as const;
