import { join } from 'node:path';
import { countText } from '#backend/runtime/count-text.ts';

/** Texts of a file of the content folder. */
export interface TextsOfFile {
  readonly file: string;
  readonly texts: readonly { readonly line: number; readonly text: string }[];
}

/**
 * Returns a line for each file: how many texts, and where the first of them are.
 *
 * @param shown How the folder is called to the owner.
 * @param showAll Whether each text gets a line of its own instead.
 */
export function textLines(
  shown: string,
  files: readonly TextsOfFile[],
  showAll: boolean,
): readonly string[] {
  return files.flatMap(({ file, texts }) => {
    if (showAll) {
      return texts.map(({ line, text }) => `${join(shown, file)}:${line}: “${beginning(text)}”`);
    }
    const lines = [...new Set(texts.map(({ line }) => line))];
    const first = lines.slice(0, maxLines).join(', ') + (lines.length > maxLines ? ' …' : '');
    return [
      `${join(shown, file)}: ${countText(texts.length, 'text')}, line${lines.length === 1 ? '' : 's'} ${first}`,
    ];
  });
}

const maxLines = 3;

function beginning(text: string): string {
  const onOneLine = text.replaceAll(/\s+/g, ' ');
  const [shown = ''] = /^.{0,60}(?!\S)/.exec(onOneLine) ?? [];
  return shown === onOneLine ? shown : `${shown} …`;
}
