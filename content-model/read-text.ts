import { AsyncLocalStorage } from 'node:async_hooks';
import { isUtf8 } from 'node:buffer';
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { getSystemErrorMessage } from 'node:util';
import { isLeftover } from './problems/is-leftover.ts';
import { StartError } from './problems/start-error.ts';

/**
 * Returns the text of a file that is saved as UTF-8, without a byte order mark, and with the line ends of Unix.
 * Throws {@link StartError}, also as {@link UnreadableText}.
 */
export function readText(path: string): string {
  const bytes = readBytes(path);
  if (/^(?:\xff\xfe|\xfe\xff|\0[^\0]|[^\0]\0)/.test(bytes.toString('latin1', 0, 2))) {
    throw new UnreadableText(path, 1, `is saved as UTF-16: ${saveAgain}`);
  }
  // Without its byte order mark.
  const text = withUnixLines(new TextDecoder().decode(bytes));
  for (const { found, problem } of [isUtf8(bytes) ? [] : notUtf8, lostLetters].flat()) {
    const index = text.search(found);
    if (index < 0) continue;
    throw new UnreadableText(path, text.slice(0, index).split('\n').length, problem);
  }
  return text;
}

function readBytes(path: string): Buffer {
  const edited = edit.getStore();
  if (edited?.path === path) return Buffer.from(edited.text);
  try {
    return readFileSync(path);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const { code, errno }: NodeJS.ErrnoException = error;
    if (errno === undefined) throw error;
    const cannot = `this file cannot be read: ${getSystemErrorMessage(errno)}`;
    throw new StartError([
      `${relative('', path)}: ${code === 'ENOENT' ? 'this file is missing' : cannot}`,
    ]);
  }
}

/** Returns the paths of the YAML and Markdown files of a content folder. */
export function textFiles(folder: string): readonly string[] {
  const files = globSync('**/*.{yaml,md}', { cwd: folder });
  return files.filter((file) => !isLeftover(file)).map((file) => join(folder, file));
}

/** Does work in which a file has another text than the one that is saved: `readText` returns this one. */
export function withText<Result>(path: string, text: string, work: () => Result): Result {
  return edit.run({ path, text }, work);
}

const edit = new AsyncLocalStorage<{ readonly path: string; readonly text: string }>();

/** Returns an SVG as {@link readText} does, without its declaration, which may name another encoding. */
export function readSvg(path: string): string {
  return readText(path).replace(/^<\?xml\s[^>]*\?>/, '');
}

const saveAgain = 'save the file again with the encoding UTF-8';
const notUtf8 = { found: /\ufffd/, problem: `is not saved as UTF-8: ${saveAgain}` };

/** What is left of letters that a program could not read, and what a person never types. */
const lostLetters = [
  {
    // Some scripts separate words by a space without width. The last ones turn the letters after them around.
    found:
      /[\0-\b\v\f\x0e-\x1f\x7f]|(?<=[\x21-\x7e])[\u200b\u2060\ufeff]|[\u200b\u2060\ufeff](?=[\x21-\x7e])|[\u202a-\u202e]/,
    problem:
      'has a character that cannot be seen, from a program: delete this line and type it again',
  },
  { found: /\ufffd/, problem: 'has a � in place of a letter that was lost: type the letter again' },
  {
    // `é` and `’` in UTF-8, read as Windows-1252. A « or » may follow a capital letter.
    found: /Ã[\u0080-\u009f]|[ÃÂ](?![«»])[\u00a0-\u00bf]|â€/,
    problem:
      'has letters that were once saved in another encoding, such as Ã© for é: type them again',
  },
];

/** Returns a text with the line ends of Unix. */
export function withUnixLines(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n');
}

/** Where a text cannot be read, and what to do about it. */
export class UnreadableText extends StartError {
  /** The line, from 1. */
  readonly line: number;
  readonly problem: string;

  constructor(path: string, line: number, problem: string) {
    super([`${relative('', path)}:${line}: ${problem}`]);
    this.line = line;
    this.problem = problem;
  }
}
