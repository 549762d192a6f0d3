import { existsSync, readdirSync, statSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { isLeftover } from './is-leftover.ts';

/** The formats that visitors can download. No browser runs a program that is in one of them. */
export const downloadFormats: readonly string[] = [
  ...['pdf', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'epub', 'csv', 'ics', 'vcf', 'zip'],
  ...['jpg', 'jpeg', 'png', 'webp', 'mp3', 'm4a', 'mp4', 'webm', 'vtt'],
];

const maxSize = 10_000_000;

/** Returns the names of the files in `files/` of a content folder, which visitors can download. */
export function downloadNames(folder: string): readonly string[] {
  const files = join(folder, 'files');
  return existsSync(files) ? readdirSync(files).filter((name) => !isLeftover(name)) : [];
}

/** Returns what is wrong with the files in `files/`, a line each. */
export function downloadProblems(folder: string): readonly string[] {
  return downloadNames(folder).flatMap((name) => {
    const path = join(folder, 'files', name);
    const problem = problemOf(path);
    return problem === undefined ? [] : [`${relative('', path)}: ${problem}`];
  });
}

function problemOf(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isDirectory() === true) return 'is a folder: put its files into files/ itself';
  if (stats?.isFile() !== true) return 'is no file that can be read';
  const format = extname(path).slice(1).toLowerCase();
  if (!downloadFormats.includes(format)) {
    return `is not for download, since a browser or a computer could run what is in it: save it as .pdf, or put it into a .zip. The formats are ${downloadFormats.join(', ')}`;
  }
  if (stats.size === 0) return 'is empty';
  if (stats.size <= maxSize) return undefined;
  const [size, limit] = [stats.size, maxSize].map((bytes) => (bytes / 1_000_000).toFixed(1));
  return `has ${size} MB, and may have ${limit}: make it smaller, or link to where it is stored elsewhere`;
}
