import { colorRules } from './palette.ts';
import { el, stroke, through, type Point } from './svg.ts';

/** The sheet a drawing is made on. */
interface Sheet {
  width: number;
  height: number;
  /** Parts shown more than once, made with `symbol`. */
  parts?: readonly string[];
  /** Whether it has its light colors in the dark scheme too, as a screen does. */
  alwaysLight?: boolean;
  /** The drawing, back to front. */
  drawing: readonly string[];
}

/** The line draws itself once, unless the visitor prefers reduced motion. */
const LINE_RULES =
  '@media (prefers-reduced-motion:no-preference){' +
  '.line{animation:draw 2.2s cubic-bezier(.6,0,.25,1)}' +
  '@keyframes draw{from{stroke-dasharray:1;stroke-dashoffset:1}to{stroke-dasharray:1;stroke-dashoffset:0}}}';

/** Returns a whole SVG file for `<img>`, in both color schemes. */
export function sheet({ width, height, parts = [], alwaysLight, drawing }: Sheet): string {
  const body = (parts.length > 0 ? el('defs', {}, ...parts) : '') + drawing.join('');
  const lineRules = body.includes('class="line"') ? LINE_RULES : '';
  const rules = colorRules(body, alwaysLight) + lineRules;
  return `${el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
    },
    el('style', {}, rules),
    body,
  )}\n`;
}

/** The line of the picture through `points`; it draws itself once. */
export function theLine(points: readonly Point[], width = 4): string {
  return stroke(through(points), 'line', width, { class: 'line', pathLength: 1 });
}
