import { AsyncLocalStorage } from 'node:async_hooks';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLeftover } from './problems/is-leftover.ts';

/**
 * Returns the text of a file that is saved as UTF-8, without a byte order mark, and with the line ends of Unix.
 * Throws {@link UnreadableText} and the file system's errors.
 */
export function readText(path: string): string {
  const edited = edit.getStore();
  const bytes = edited?.path === path ? Buffer.from(edited.text) : readFileSync(path);
  if (/^(?:\xff\xfe|\xfe\xff|\0[^\0]|[^\0]\0)/.test(bytes.toString('latin1', 0, 2))) {
    throw new UnreadableText(1, `is saved as UTF-16: ${saveAgain}`);
  }
  const text = decoded(bytes);
  for (const { found, problem } of lostLetters) {
    const index = text.search(found);
    if (index >= 0) throw new UnreadableText(lineAt(text, index), problem);
  }
  return text;
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

function decoded(bytes: Buffer): string {
  try {
    // Without its byte order mark.
    return withUnixLines(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    const text = withUnixLines(bytes.toString('utf8'));
    throw new UnreadableText(
      lineAt(text, text.indexOf('\ufffd')),
      `is not saved as UTF-8: ${saveAgain}`,
    );
  }
}

const saveAgain = 'save the file again with the encoding UTF-8';

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

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

/** The message says what is wrong and what to do, without the name of the file. */
export class UnreadableText extends Error {
  override readonly name = 'UnreadableText';
  /** The line, from 1. */
  readonly line: number;

  constructor(line: number, problem: string) {
    super(problem);
    this.line = line;
  }
}
