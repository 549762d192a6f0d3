import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { UnreadableText, readSvg } from '#content-model/read-text.ts';
import { darkRules } from './evening-drawing.ts';

/** Returns why browsers cannot show an SVG file, or do not know its shape: the end of a sentence about it. */
export async function drawingProblem(path: string): Promise<string | undefined> {
  try {
    if (/^(?:\xff\xd8|\x89PNG|GIF8|RIFF|%PDF|\x1f\x8b)/.test(readFileSync(path, 'latin1'))) {
      return 'has the name of a drawing, and another format in it: export it as SVG, or rename it to what it is, such as .jpg';
    }
    const source = readSvg(path);
    await sharp(Buffer.from(source), { limitInputPixels: false }).metadata();
    const svg = source.replaceAll(/<!--[^]*?-->/g, '');
    if (!/<(?:svg\b[^>]*\sxmlns|(\w+):svg\b[^>]*\sxmlns:\1)\s*=/.test(svg)) {
      return 'has no xmlns="http://www.w3.org/2000/svg", so browsers do not show it: export it again';
    }
    const { target } = outside.exec(svg)?.groups ?? {};
    if (target !== undefined) {
      return `needs ${target}, which a page does not load for a drawing: export it again with its pictures inside, and its texts as paths`;
    }
    const color = undeclaredColor(svg);
    if (color !== undefined) {
      return `paints in ${color} and gives it no color in the light scheme, so it is black there: add ${color} to its :root`;
    }
    return viewBoxOf(svg) === undefined ? noShape : undefined;
  } catch (error) {
    if (error instanceof UnreadableText) return `${error.problem} (line ${error.line})`;
    const reason = error instanceof Error ? error.message : String(error);
    if (reason.includes('bad dimensions')) return noShape;
    const [, line, problem] =
      /on line (\d+) column \d+ of data: (.+)/s.exec(reason) ??
      /:(\d+):\d+: (.+)/s.exec(reason) ??
      [];
    const why = line === undefined ? reason : `line ${line}: ${problem?.trim()}`;
    return `cannot be read as a drawing: ${why}. Export it again as SVG`;
  }
}

/** Returns the first name of a color that is used and has a value in the dark scheme only, or nowhere. */
function undeclaredColor(svg: string): string | undefined {
  const light = svg.replaceAll(darkRules, '');
  const uses = [...svg.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(([, name = '']) => name);
  return [...new Set(uses)].find(
    (name) => !new RegExp(String.raw`(?<![\w-])${name}\s*[:{]`).test(light),
  );
}

const noShape = 'has no viewBox, so its shape is not known: export it again with one';

/** A picture, a style or a font in another file. */
const outside =
  /<(?:\w+:)?(?:image|use|feImage)\b[^>]*?[\s:]href\s*=\s*["'](?<target>(?!#|data:)[^"']+)|\burl\(\s*(?:["']|&\w+;)*(?<target>(?!["'&#]|data:)[^"'&)]+)|@import\s*["'](?<target>[^"']+)|<\?xml-stylesheet\b[^>]*?\shref\s*=\s*["'](?<target>[^"']+)/;

/** Returns whether the view box of an SVG file is square. */
export function isSquare(path: string): boolean {
  const [width, height] = viewBoxOf(readSvg(path)) ?? [];
  return Number(width) === Number(height);
}

/** The width and height. */
function viewBoxOf(svg: string): readonly [string, string] | undefined {
  const number = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)`;
  const [, width, height] =
    new RegExp(
      String.raw`<(?:\w+:)?svg\b[^>]*\sviewBox\s*=\s*["']\s*${number}[\s,]+${number}[\s,]+(${number})[\s,]+(${number})\s*["']`,
    ).exec(svg) ?? [];
  return width === undefined || height === undefined ? undefined : [width, height];
}
