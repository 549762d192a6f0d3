import { globSync } from 'node:fs';
import { join } from 'node:path';
import { isLeftover } from '#content-model/problems/is-leftover.ts';
import { UnreadableText, readText } from '#content-model/read-text.ts';
import { firstCharacters } from './first-characters.ts';

/** Returns the characters of the texts of a content folder that are none of {@link firstCharacters}, in order. */
export function usedCharacters(folder: string): readonly number[] {
  const texts = globSync('**/*.{yaml,md}', { cwd: folder })
    .filter((file) => !isLeftover(file))
    .map((file) => textOf(join(folder, file)).normalize('NFC'));
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
