import { readFileSync, statSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { namesIn } from './problems/is-leftover.ts';

/** Returns the names of the files in `files/` of a content folder, which visitors can download. */
export function downloadNames(folder: string): readonly string[] {
  return namesIn(join(folder, 'files'));
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

/**
 * Returns which photos and films for download say where they were taken, a line each: a download is published as it is.
 */
export function locationProblems(folder: string): readonly string[] {
  const paths = downloadNames(folder).map((name) => join(folder, 'files', name));
  return paths
    .filter((path) => /\.(?:jpe?g|png|webp|mp4|m4a)$/i.test(path))
    .filter((path) => location.test(readFileSync(path, 'latin1')))
    .map(
      (path) =>
        `${relative('', path)}: says where it was taken, which every visitor could read: ${withoutLocation}`,
    );
}

const withoutLocation =
  'save it without its location, as the share menu of a phone and the properties of a file offer';

/** The entry of Exif for GPS, in both byte orders, and the places of Android and of iPhones in films. */
const location =
  /%\x88\x04\0\x01\0\0\0|\x88%\0\x04\0\0\0\x01|\xa9xyz..\x15\xc7[+-]|quicktime\.location\.ISO6709/s;

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
    return `is not for download: save it as .pdf, or put it into a .zip. The formats are ${downloadFormats.join(', ')}`;
  }
  return stats.size === 0 ? 'is empty' : undefined;
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}
