import { existsSync, readdirSync, statSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { isLeftover } from './is-leftover.ts';

/** Returns the names of the files in `files/` of a content folder, which visitors can download. */
export function downloadNames(folder: string): readonly string[] {
  const files = join(folder, 'files');
  return existsSync(files) ? readdirSync(files).filter((name) => !isLeftover(name)) : [];
}

/** Returns what is wrong with the files in `files/`, a line each. */
export function downloadProblems(folder: string): readonly string[] {
  const paths = downloadNames(folder).map((name) => join(folder, 'files', name));
  const problems = paths.flatMap((path) => {
    const problem = problemOf(path);
    return problem === undefined ? [] : [`${relative('', path)}: ${problem}`];
  });
  if (problems.length > 0) return problems;
  const total = paths.reduce((sum, path) => sum + statSync(path).size, 0);
  if (total <= maxTotal) return [];
  return [
    `${relative('', join(folder, 'files'))}: its files have ${megabytes(total)} MB together, and may have ${megabytes(maxTotal)}: make large ones smaller, or link to where they are stored elsewhere`,
  ];
}

/** In bytes. The server has the files of three releases in memory. */
const maxTotal = 30_000_000;

/** The formats that visitors can download. No browser runs a program that is in one of them. */
const downloadFormats: readonly string[] = [
  ...['pdf', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'epub', 'csv', 'ics', 'vcf', 'zip'],
  ...['jpg', 'jpeg', 'png', 'webp', 'mp3', 'm4a', 'mp4', 'webm', 'vtt'],
];

function problemOf(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats?.isDirectory() === true) return 'is a folder: put its files into files/ itself';
  if (stats?.isFile() !== true) return 'is no file that can be read';
  const format = extname(path).slice(1).toLowerCase();
  if (!downloadFormats.includes(format)) {
    return `is not for download, since a browser or a computer could run what is in it: save it as .pdf, or put it into a .zip. The formats are ${downloadFormats.join(', ')}`;
  }
  return stats.size === 0 ? 'is empty' : undefined;
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}
