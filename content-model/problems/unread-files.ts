import { globSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { contentFiles } from '../schemas/content-schema.ts';
import { didYouMean } from './did-you-mean.ts';
import { isLeftover } from './is-leftover.ts';
import { markdownParts } from '../markdown/markdown-files.ts';

/** Returns what is wrong with files that look like content but are not read, a line each: `menu.yml`. */
export function unreadFileProblems(folder: string): readonly string[] {
  const files = globSync('**/*', { cwd: folder }).map((file) => file.replaceAll('\\', '/'));
  return files
    .sort()
    .filter((file) => textFile.test(file) && !isRead(file) && basename(file) !== 'README.md')
    .filter((file) => !isLeftover(file))
    .map((file) => `${relative('', join(folder, file))}: is not read${remedy(file)}`);
}

const textFile = /\.(?:ya?ml|md|markdown)(?:\.txt)?$/i;
const yamlFiles: readonly string[] = Object.values(contentFiles);
const markdownFile = new RegExp(`^(?:${markdownParts.join('|')})/[^/]+\\.md$`);

function isRead(file: string): boolean {
  return yamlFiles.includes(file) || markdownFile.test(file);
}

function remedy(file: string): string {
  const isYaml = /\.ya?ml/i.test(file);
  const name = file.replace(textFile, isYaml ? '.yaml' : '.md');
  const meant = yamlFiles.find((each) => each === name.toLowerCase()) ?? name;
  if (isRead(meant)) return `: rename it to ${meant}, or delete it`;
  return isYaml
    ? didYouMean(meant, yamlFiles, 'the files are')
    : `: Markdown belongs in ${markdownParts.join('/, ')}/`;
}
