import { hash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import subsetFontPackage from 'subset-font/package.json' with { type: 'json' };
import { z } from 'zod';
import { fontPaths } from '#site/content/font-paths.ts';
import type { Typeface } from '#content-model/schemas/brand-schema.ts';
import {
  firstCharacters,
  invisibleCharacters,
  unicodeRange,
  usedCharacters,
} from './font-characters.ts';
import { damaged, FontError, readFont, type ReadFont } from './read-font.ts';

const preparedFontSchema = z.object({
  /** The weights to use it for: the same twice unless it is a variable font. */
  weights: z.object({ min: z.number(), max: z.number() }),
  /** Its file, from the project's folder: pages are the same wherever it is. None if they have none of its letters. */
  part: z.object({ file: z.string(), bytes: z.number(), unicodeRange: z.string() }).optional(),
  /** In em. */
  ascent: z.number(),
  descent: z.number(),
  lineGap: z.number(),
  /** The mean width of a letter at each of {@link measuredWeights} that the font has, in em. None without Latin letters. */
  widths: z.array(z.object({ weight: z.number(), width: z.number() })),
});

/** The weight of a file in `content/brand.yaml`: one, or a range such as `100 900`. */
type DeclaredWeight = Typeface['files'][number]['weight'];

/** What the build makes of a font file. */
export type PreparedFont = z.infer<typeof preparedFontSchema>;

/** The weights of the styles. What a variable font has beside them stays out of its files. */
const usedWeights = { min: 400, max: 700 };

/** Regular and semibold, which most text has. */
const measuredWeights = [400, 600];

/** What browsers apply to any text, and the kinds of figures that styles ask for. */
const usedFeatures = [
  ...['ccmp', 'locl', 'rvrn', 'rlig', 'mark', 'mkmk', 'kern', 'liga', 'clig', 'calt'],
  ...['lnum', 'tnum'],
];

const [letterA, letterZ] = [0x61, 0x7a];

/** To be raised when {@link preparedFontSchema} changes. */
const cacheVersion = 3;

/** Holds the files, named after all that they depend on. */
const cachePath = 'node_modules/.cache/fonts/';
const cacheFolder = fileURLToPath(new URL(`../../../${cachePath}`, import.meta.url));

/**
 * Makes a .woff2 file of the characters that pages have of a font. Does nothing if it has done so before. Throws
 * {@link FontError}.
 *
 * @param used The characters of the content beside {@link firstCharacters}.
 */
export async function prepareFont(
  path: string,
  declared: DeclaredWeight,
  used: readonly number[] = [],
): Promise<PreparedFont> {
  const file = await readFile(path);
  const recipe = JSON.stringify([
    cacheVersion,
    subsetFontPackage.version,
    ...[declared, usedWeights, measuredWeights, usedFeatures, [...firstCharacters], used],
  ]);
  const key = hash('sha256', Buffer.concat([file, Buffer.from(recipe)])).slice(0, 20);
  const known = await readFile(join(cacheFolder, `${key}.json`), 'utf8').catch(() => undefined);
  if (known !== undefined) return preparedFontSchema.parse(JSON.parse(known));
  const prepared = await subset(file, declared, new Set(used), key);
  // Last: the file is complete when it is there.
  await writeCached(`${key}.json`, JSON.stringify(prepared));
  return prepared;
}

/** Returns the fonts of a typeface. A missing file is left out: it has been reported when the content was read. */
export async function preparedFonts(
  folder: string,
  { files }: Pick<Typeface, 'files'>,
): Promise<readonly PreparedFont[]> {
  const used = usedCharacters(folder);
  const fonts = files.flatMap(({ file, weight }) =>
    fontPaths(folder, file).map((path) => prepareFont(path, weight, used)),
  );
  return Promise.all(fonts);
}

async function subset(
  file: Buffer,
  declared: DeclaredWeight,
  used: ReadonlySet<number>,
  key: string,
): Promise<PreparedFont> {
  const font = await readFont(file);
  const weights = weightsOf(font, declared);
  const { wght, ...otherAxes } = font.axes;
  const variationAxes = {
    ...Object.fromEntries(Object.entries(otherAxes).map(([axis, range]) => [axis, range.default])),
    ...(wght && { wght: weights.min === weights.max ? weights.min : weights }),
  };
  // A file of other letters has some of the first characters too, which are not to come from it.
  const isLatin = [letterA, letterZ].every((letter) => font.characters.has(letter));
  const characters = [...font.characters].filter(
    (character) =>
      character >= 0x20 && (used.has(character) || (isLatin && firstCharacters.has(character))),
  );
  const part = async () => {
    const options = { targetFormat: 'woff2', noHinting: true, variationAxes } as const;
    const text = String.fromCodePoint(...characters);
    const bytes = await subsetFont(file, text, { ...options, keepFeatures: usedFeatures }).catch(
      () => Promise.reject(new FontError(damaged)),
    );
    await writeCached(`${key}.woff2`, bytes);
    const drawn = isLatin ? [...characters, ...invisibleCharacters] : characters;
    const range = unicodeRange(drawn);
    return { file: `./${cachePath}${key}.woff2`, bytes: bytes.length, unicodeRange: range };
  };
  const { ascent, descent, lineGap } = font;
  const measured = new Set(isLatin ? measuredWeights.map((weight) => within(weights, weight)) : []);
  return {
    weights: typeof declared === 'number' ? { min: declared, max: declared } : weights,
    part: characters.length === 0 ? undefined : await part(),
    ...{ ascent, descent, lineGap },
    widths: [...measured].map((weight) => ({ weight, width: font.meanWidth(weight) })),
  };
}

/** The weights to have in the files. The same twice if the font is to have one. */
function weightsOf({ axes: { wght } }: ReadFont, declared: DeclaredWeight) {
  if (typeof declared === 'number') {
    const only = wght ? within(wght, declared) : declared;
    return { min: only, max: only };
  }
  if (wght === undefined)
    throw new FontError(
      `has one weight only, not ${declared}. Write its weight, such as weight: 400, and name a file for each other weight, or take the variable font`,
    );
  const [least = 0, most = 0] = declared.split(' ').map(Number);
  const has = { min: within(wght, least), max: within(wght, most) };
  return { min: within(has, usedWeights.min), max: within(has, usedWeights.max) };
}

function within({ min, max }: { min: number; max: number }, value: number): number {
  return Math.min(Math.max(value, min), max);
}

/** Other builds may write the same file at the same time. */
async function writeCached(name: string, content: string | Buffer): Promise<void> {
  const path = join(cacheFolder, name);
  await mkdir(cacheFolder, { recursive: true });
  await writeFile(`${path}.${process.pid}`, content);
  await rename(`${path}.${process.pid}`, path);
}
