import { fileURLToPath } from 'node:url';
import { textFiles, textsOf, type ContentText } from './texts-of.ts';
import { drawingHash } from './sample-drawings.ts';
import { inOneLine } from './sample-texts.ts';

/** What `npm run new` writes. */
const templates = fileURLToPath(new URL('../new', import.meta.url));

/** Returns the texts that `npm run new` has written, which ask for those of the owner. */
export function placeholderTexts(texts: readonly ContentText[]): readonly ContentText[] {
  const asking = textsOf(templates, textFiles(templates))
    .map(({ text }) => inOneLine(text))
    .filter((text) => /\bWrite\b/.test(text));
  return texts.filter(({ text }) => asking.includes(inOneLine(text)));
}

/** Returns which of these pictures are the one that `npm run new` has put in. */
export function placeholderPictures(folder: string, images: readonly string[]): readonly string[] {
  const placeholder = drawingHash(templates, 'ID.svg');
  const drawings = [...new Set(images)].filter((image) => image.endsWith('.svg'));
  return drawings.filter((image) => drawingHash(folder, image) === placeholder);
}
