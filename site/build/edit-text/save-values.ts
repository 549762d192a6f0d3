import { readFile, realpath, rename, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { applyEdit } from '#content-model/markdown/edit-markdown.ts';
import { readContent } from '#content-model/read-content.ts';
import { withText, withUnixLines } from '#content-model/read-text.ts';
import { problemsOf } from '#content-model/problems/start-error.ts';
import { textFacts } from '#content-model/text-facts.ts';
import { pictureProblems } from '../picture-problems.ts';
import { signProblems } from '../sign-problems.ts';
import type { Change } from './edit-messages.ts';
import { editableFiles, placesInFile } from './text-places.ts';

/**
 * Writes values into one file of a content folder and changes nothing else in it. Returns what is wrong with them, a
 * line each; then nothing is written.
 */
export async function saveValues(
  folder: string,
  file: string,
  changes: readonly Change[],
): Promise<readonly string[]> {
  if (!editableFiles(folder).includes(file)) return [`${file} is not a file of the content.`];
  const path = await realpath(join(folder, file));
  const before = await readFile(path, 'utf8');
  const facts = textFacts(readContent(folder));
  let text = withUnixLines(before.replace(/^\ufeff/, ''));
  for (const { path: field, before: value, value: typed } of changes) {
    const place = placesInFile(file, text, facts).find(
      (each) => each.path.join() === field && each.value === value,
    );
    if (place === undefined) return [hasChanged(file)];
    const edit = place.edit(typed);
    if (edit === undefined) {
      return [
        `${file}:${place.line}: ${place.field}: this value cannot be changed here. Edit the file.`,
      ];
    }
    text = applyEdit(text, edit);
  }
  const mark = before.startsWith('\ufeff') ? '\ufeff' : '';
  const after = mark + (before.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text);
  if (after === before) return [];
  const problems = await withText(join(folder, file), after, () => problemsIn(folder));
  if (problems.length > 0) return problems;
  // In another editor, during the check.
  if ((await readFile(path, 'utf8')) !== before) return [hasChanged(file)];
  await replaceFile(path, after);
  return [];
}

function hasChanged(file: string): string {
  return `${file} has changed: click on the text again.`;
}

/** What the build would say of the content. */
async function problemsIn(folder: string): Promise<readonly string[]> {
  try {
    const content = readContent(folder);
    return [...(await pictureProblems(folder, content)), ...signProblems(folder, content)];
  } catch (error) {
    return problemsOf(error);
  }
}

/** A reader sees the old file or the new one. */
async function replaceFile(path: string, text: string): Promise<void> {
  // Watchers and readers of the content leave out what begins with a dot.
  const unfinished = join(dirname(path), `.${basename(path)}.new`);
  const { mode } = await stat(path);
  await writeFile(unfinished, text, { mode, flush: true });
  await rename(unfinished, path);
}
