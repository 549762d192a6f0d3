import { contentFiles, type Content } from '#content-model/schemas/content-schema.ts';
import { shownMarkdown } from '#content-model/published-content.ts';
import { textPlaces, type TextPlace } from '../../site/build/edit-text/text-places.ts';

/** A text of a content folder, where it stands, and the picture that it is the alternative text of. */
export type ContentText = Pick<TextPlace, 'file' | 'line' | 'value' | 'image'>;

/** Returns the texts of a content folder that visitors see. */
export function shownTexts(folder: string, content: Content): readonly ContentText[] {
  const shown = new Set<string>([...Object.values(contentFiles), ...shownMarkdown(content)]);
  return textsOf(folder).filter(({ file }) => shown.has(file));
}

/** Returns the texts of the YAML fields and the blocks of the Markdown files, without those of hidden entries. */
export function textsOf(folder: string): readonly ContentText[] {
  return textPlaces(folder, {}).filter(({ kind }) => kind === 'text' || kind === 'Markdown');
}
