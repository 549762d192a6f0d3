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
    .filter((file) => textFile.test(file) && !isRead(file) && !isIgnored(file))
    .map((file) => `${relative('', join(folder, file))}: is not read${remedy(file)}`);
}

const textFile = /\.(?:ya?ml|md|markdown)(?:\.txt)?$/i;
const yamlFiles: readonly string[] = Object.values(contentFiles);

function isRead(file: string): boolean {
  return yamlFiles.includes(file) || markdownFile.test(file);
}

const markdownFile = new RegExp(`^(?:${markdownParts.join('|')})/[^/]+\\.md$`);

function isIgnored(file: string): boolean {
  return isLeftover(file) || basename(file) === 'README.md';
}

function remedy(file: string): string {
  const isYaml = /\.ya?ml/i.test(file);
  const name = file.replace(textFile, isYaml ? '.yaml' : '.md');
  const meant = yamlFiles.find((each) => each === name.toLowerCase()) ?? name;
  if (isRead(meant)) return `: rename it to ${meant}, or delete it`;
  if (isYaml) return didYouMean(meant, yamlFiles, 'the files are');
  return `: Markdown belongs in ${anyOf.format(markdownParts.map((part) => `${part}/`))}`;
}

const anyOf = new Intl.ListFormat('en', { type: 'disjunction' });
