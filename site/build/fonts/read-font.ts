import { Blob, Buffer as Text, Face, Font, shape, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** A font file that cannot be used. The message is for the owner, and follows the name of the file. */
export class FontError extends Error {
  override readonly name = 'FontError';
}

/** The message about a file with something else in it than a font. */
export const damaged =
  'cannot be read as a font: it is damaged, or of another kind. Download it again, or save it as .woff2, .ttf or .otf';

export type ReadFont = Awaited<ReturnType<typeof readFont>>;

/** Reads a font of any format that browsers know. Its sizes are in em. Throws {@link FontError}. */
export async function readFont(file: Buffer) {
  const face = await readFace(file);
  const characters = new Set(face.collectUnicodes());
  if (characters.size === 0) throw new FontError('has no letters in it: take another file');
  const font = new Font(face);
  const { ascender, descender, lineGap } = font.hExtents();
  return {
    characters,
    /** The axes along which it varies, such as `wght`. */
    axes: face.getAxisInfos(),
    ascent: ascender / face.upem,
    descent: Math.abs(descender) / face.upem,
    lineGap: lineGap / face.upem,
    /** Returns the mean width of a letter of English text at a weight. */
    meanWidth(weight: number): number {
      font.setVariations([new Variation('wght', weight)]);
      // Browsers, too, place the letters of one word at a time.
      const widths = sampleText.split(/(?= )/).map((word) => widthOf(font, word));
      return widths.reduce((sum, width) => sum + width, 0) / sampleText.length / face.upem;
    },
  };
}

async function readFace(file: Buffer): Promise<Face> {
  try {
    return new Face(
      new Blob(await subsetFont(file, undefined, { keepAllGlyphs: true, targetFormat: 'sfnt' })),
    );
  } catch {
    throw new FontError(damaged);
  }
}

function widthOf(font: Font, text: string): number {
  const buffer = new Text();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
}

/** Its letters are about as frequent as in the pages. The widths of system-fonts.ts are of this text. */
const sampleText =
  'A plumber, a bakery and a dentist want the same thing from a website: that people who live near them find it, ' +
  'trust it and call. We plan it, write it and build it with you in four weeks, and we stay to keep it working.';
