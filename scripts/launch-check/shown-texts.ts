import { contentFiles, type Content } from '#content-model/schemas/content-schema.ts';
import { publishedContent } from '#content-model/published-content.ts';
import { textPlaces, type TextPlace } from '../../site/build/edit-text/text-places.ts';

/** A text of a content folder, and where it stands. */
export interface ContentText extends Pick<TextPlace, 'file' | 'line' | 'value'> {
  /** Of an alternative text: the picture that it is about. */
  readonly image?: string | undefined;
}

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
  const places = textPlaces(folder, {});
  const keyOf = ({ file, path }: TextPlace) => [file, ...path.slice(0, -1)].join('\n');
  const images = new Map(
    places
      .filter(({ path }) => path.at(-1) === 'image')
      .map((place) => [keyOf(place), place.value]),
  );
  return places
    .filter(({ kind }) => kind === 'text' || kind === 'Markdown')
    .map((place) => {
      const { file, line, value, path } = place;
      const image = path.at(-1) === 'alt' ? images.get(keyOf(place)) : undefined;
      return { file, line, value, image };
    });
}
