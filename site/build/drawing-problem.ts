import sharp from 'sharp';
import { UnreadableText, readText } from '#content-model/read-text.ts';

/** Returns why browsers cannot show an SVG file, or do not know its shape: the end of a sentence about it. */
export async function drawingProblem(path: string): Promise<string | undefined> {
  try {
    const svg = readText(path);
    await sharp(Buffer.from(svg), { limitInputPixels: false }).metadata();
    if (!/<(?:svg\b[^>]*\sxmlns|(\w+):svg\b[^>]*\sxmlns:\1)\s*=/.test(svg)) {
      return 'has no xmlns="http://www.w3.org/2000/svg", so browsers do not show it: export it again';
    }
    return viewBoxOf(svg) === undefined
      ? 'has no viewBox, so its shape is not known: export it again with one'
      : undefined;
  } catch (error) {
    if (error instanceof UnreadableText) return `${error.message} (line ${error.line})`;
    const reason = error instanceof Error ? error.message : String(error);
    const [, line, problem] =
      /on line (\d+) column \d+ of data: (.+)/s.exec(reason) ??
      /:(\d+):\d+: (.+)/s.exec(reason) ??
      [];
    return line === undefined
      ? `cannot be read as a drawing: ${reason}. Export it again as SVG`
      : `cannot be read as a drawing: line ${line}: ${problem?.trim()}. Export it again as SVG`;
  }
}

/** Returns whether the view box of an SVG file is square. */
export function isSquare(path: string): boolean {
  const [width, height] = viewBoxOf(readText(path)) ?? [];
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
