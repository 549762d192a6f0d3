import { contentFiles, type Content } from '#content-model/schemas/content-schema.ts';
import { publishedContent } from '#content-model/published-content.ts';
import { textPlaces, type TextPlace } from '../../site/build/edit-text/text-places.ts';

/** A text of a content folder, where it stands, and the picture that it is the alternative text of. */
export type ContentText = Pick<TextPlace, 'file' | 'line' | 'value' | 'image'>;

/** Returns the texts of a content folder that visitors see. */
export function shownTexts(folder: string, content: Content): readonly ContentText[] {
  const { serviceArticles, extraArticles, extraPages, trades } = publishedContent(content);
  const shown = new Set<string>([
    ...Object.values(contentFiles),
    ...[...serviceArticles, ...extraArticles].map(({ id }) => `articles/${id}.md`),
    ...extraPages.map(({ id }) => `pages/${id}.md`),
    ...trades.map(({ id }) => `trades/${id}.md`),
  ]);
  return textsOf(folder).filter(({ file }) => shown.has(file));
}

/** Returns the texts of the YAML fields and the blocks of the Markdown files, without those of hidden entries. */
export function textsOf(folder: string): readonly ContentText[] {
  return textPlaces(folder, {}).filter(({ kind }) => kind === 'text' || kind === 'Markdown');
}
