import { UnreadableText, readText, textFiles } from '#content-model/read-text.ts';
import { firstCharacters } from './first-characters.ts';

/** Returns the characters of the texts of a content folder that are none of {@link firstCharacters}, in order. */
export function usedCharacters(folder: string): readonly number[] {
  const texts = textFiles(folder).map((file) => textOf(file).normalize('NFC'));
  return [...new Set(texts.join(''))]
    .map((character) => character.codePointAt(0) ?? 0)
    .filter((character) => !firstCharacters.has(character))
    .sort((a, b) => a - b);
}

function textOf(path: string): string {
  try {
    return readText(path);
  } catch (error) {
    // Reported when the content is read.
    if (error instanceof UnreadableText) return '';
    throw error;
  }
}
