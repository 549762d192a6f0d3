import type { NameBoard } from '#site/content/name-board.ts';
import { letterBoard, lineHeight } from './letter-board.ts';
import type { Sign } from './sign.ts';

/**
 * Returns how a board looks with a sign, in the coordinates of the drawing, as SVG and canvas place text.
 *
 * @param scale how large the drawing is shown
 */
export function paintBoard(board: NameBoard, sign: Sign, scale: number, isDark: boolean) {
  const { font, shows, height, anchor } = board;
  const [ground, groundDark, ink, inkDark] = board.colors;
  const [x, width] = board.text ?? [board.x, board.width];
  const text = sign[shows];
  // What is printed on a page is lighter than a painted sign.
  const weight = anchor === 'middle' ? 700 : 500;
  const direction = /^[^\p{L}]*[\u0590-\u08ff\ufb1d-\ufefc]/u.test(text) ? 'rtl' : 'ltr';
  if (context) context.font = fontOf(font, 100, weight);
  const widthOf = (line: string) => (context?.measureText(line).width ?? 0) / 100;
  const { lines, size } = letterBoard(
    text,
    { width, height, size: board.size },
    minLetters / scale,
    widthOf,
  );
  const step = size * lineHeight;
  // Capitals are about 0.7 of the size, so the baseline is half of that under the middle.
  const first = board.y + height / 2 - ((lines.length - 1) * step) / 2 + 0.35 * size;
  const start = direction === 'rtl' ? x + width : x;
  return {
    ground: isDark ? groundDark : ground,
    ink: isDark ? inkDark : ink,
    lines: lines.map((line, row) => ({
      text: line,
      x: anchor === 'middle' ? x + width / 2 : start,
      y: first + row * step,
    })),
    ...{ anchor, direction, font: fontOf(font, size, weight) },
  };
}

/** The height of the smallest letters, in pixels. */
export const minLetters = 12;

/** Whether an element has its dark colors: those of the page, or of the evening in the street. */
export function isDark(element: Element): boolean {
  const { colorScheme } = getComputedStyle(element);
  if (!colorScheme.includes('light')) return colorScheme.includes('dark');
  return colorScheme.includes('dark') && darkScheme.matches;
}

export const darkScheme = matchMedia('(prefers-color-scheme: dark)');

/** Loads the letters that a sign needs. `load` rejects for a font of the system that is not installed. */
export async function loadLetters({ name, trade, search }: Sign): Promise<void> {
  const fonts = (['display', 'text'] as const).map((font) =>
    document.fonts.load(fontOf(font, 20), name + trade + search),
  );
  await Promise.allSettled(fonts);
}

/** The site's typeface as `font` of CSS. */
export function fontOf(font: NameBoard['font'], size: number, weight = 700): string {
  const family = getComputedStyle(document.documentElement).getPropertyValue(`--font-${font}`);
  return `${font === 'display' ? 400 : weight} ${size}px ${family}`;
}

/** Only measures. */
const context = document.createElement('canvas').getContext('2d');
