import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readText } from '#content-model/read-text.ts';
import { textsOf, type ContentText } from './shown-texts.ts';
import { inOneLine } from './sample-texts.ts';

/** What `npm run new` writes. */
const templates = fileURLToPath(new URL('../new', import.meta.url));

/** Returns the texts that `npm run new` has written, which ask for those of the owner. */
export function placeholderTexts(texts: readonly ContentText[]): readonly ContentText[] {
  const asking = textsOf(templates)
    .map(({ value }) => inOneLine(value))
    .filter((text) => /\bWrite\b/.test(text));
  return texts.filter(({ value }) => asking.includes(inOneLine(value)));
}

/** Returns which of these pictures are the one that `npm run new` has put in. */
export function placeholderPictures(folder: string, images: readonly string[]): readonly string[] {
  // Editors and Git change spaces and ends of lines.
  const drawing = (from: string, file: string) =>
    readText(join(from, 'images', file)).replaceAll(/\s/g, '');
  const placeholder = drawing(templates, 'ID.svg');
  const drawings = [...new Set(images)].filter((image) => image.endsWith('.svg'));
  return drawings.filter((image) => drawing(folder, image) === placeholder);
}
