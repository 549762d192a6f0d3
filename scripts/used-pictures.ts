import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Content } from '#contract/content/content-schema.ts';
import { namedPictures } from '#contract/content/named-pictures.ts';
import type { Picture, PicturePlaceName } from '#contract/content/picture-schema.ts';
import { placeInContent } from '#contract/content/read-content.ts';

/** A picture that a page shows. */
export interface UsedPicture extends Picture {
  readonly place: PicturePlaceName;
  /** Where the content names it: `content/team.yaml:11: "Sam Ito": image`. */
  readonly named: () => string;
}

/** Returns the pictures that the YAML files and the articles of a content folder name. */
export function usedPictures(folder: string, content: Content): readonly UsedPicture[] {
  const inYaml = namedPictures(content).map(({ path, ...picture }) => ({
    ...picture,
    named: () => placeInContent(folder, path),
  }));
  const inMarkdown = globSync('**/*.md', { cwd: folder }).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(/\]\([./]*\/images\/([^)\s]+)/g)].map(([, image = '']) => ({
          image,
          place: 'article' as const,
          named: () => `${relative('', join(folder, file))}:${index + 1}`,
        })),
      ),
  );
  return [...inYaml, ...inMarkdown];
}
