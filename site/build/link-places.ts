import { basename, relative } from 'node:path';
import { decodeUri } from '#contract/decode-uri.ts';
import type { Content } from '#content-model/schemas/content-schema.ts';
import { textsIn } from '#content-model/content-texts.ts';
import { markdownFiles, markdownParts } from '#content-model/markdown/markdown-files.ts';
import { lineOf, markdownNodes, readMarkdownText } from '#content-model/markdown/markdown-nodes.ts';
import { placeInContent } from '#content-model/read-content.ts';

/**
 * Returns where a content folder has a link of a page, as in `content/articles/seo.md:77`.
 *
 * @param page The address of the page, whose own text has a link such as `#prices`.
 */
export function linkPlaces(
  folder: string,
  content: Content,
  link: string,
  page: string,
): readonly string[] {
  const isOwn = (file: string) => !link.startsWith('#') || basename(file, '.md') === basename(page);
  const files = markdownParts.flatMap((part) => markdownFiles(folder, part));
  const inMarkdown = files.filter(isOwn).flatMap((file) =>
    markdownNodes(readMarkdownText(file))
      .filter((node) => node.type === 'link' || node.type === 'definition')
      .filter(({ url }) => decodeUri(url) === decodeUri(link))
      .map((node) => `${relative('', file)}:${lineOf(node)}`),
  );
  const inYaml = (isMeant: (text: string) => boolean) =>
    textsIn(content)
      .filter(({ text }) => isMeant(text))
      .map(({ path }) => placeInContent(folder, path));
  const whole = new RegExp(`(?<![\\w/-])${RegExp.escape(link)}(?![\\w/#-])`);
  const places = [...inYaml((text) => whole.test(text)), ...inMarkdown];
  const [, part = ''] = link.split('#');
  // A sign on the home page names an article and its part apart.
  return places.length > 0 || part === '' ? places : inYaml((text) => text === part);
}
