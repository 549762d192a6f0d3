import { relative } from 'node:path';
import { z } from 'zod';
import type { Content } from '#content-model/schemas/content-schema.ts';
import { lineOf, markdownNodes, readMarkdownText } from '#content-model/markdown/markdown-nodes.ts';
import {
  focus,
  type Picture,
  type PicturePlaceName,
} from '#content-model/schemas/picture-schema.ts';
import { markdownFiles, markdownParts } from '#content-model/markdown/markdown-files.ts';
import { markdownPicture } from '#content-model/markdown/markdown-picture.ts';
import { placeInContent } from '#content-model/read-content.ts';
import { textsIn } from '#content-model/content-texts.ts';

/** A picture that a page shows. */
interface UsedPicture extends Picture {
  readonly place: PicturePlaceName;
  /** Where the content names it: `content/team.yaml:11: "Sam Ito": image`. */
  readonly named: () => string;
}

/** Returns the pictures that the YAML files and the articles of a content folder name. */
export function usedPictures(folder: string, content: Content): readonly UsedPicture[] {
  const inYaml = textsIn(content).flatMap(({ path, text, entry, place }) => {
    const beside = z.object({ focus }).safeParse(entry).data;
    const named = () => placeInContent(folder, path);
    return place === undefined ? [] : [{ image: text, focus: beside?.focus, place, named }];
  });
  const files = markdownParts.flatMap((part) => markdownFiles(folder, part));
  const inMarkdown = files.flatMap((file) =>
    markdownNodes(readMarkdownText(file)).flatMap((node) => {
      const isPicture = node.type === 'image' || node.type === 'definition';
      const image = isPicture ? markdownPicture(node.url) : undefined;
      const named = () => `${relative('', file)}:${lineOf(node)}`;
      return image === undefined ? [] : [{ image, place: 'article' as const, named }];
    }),
  );
  return [...inYaml, ...inMarkdown];
}
