import { readFileSync } from 'node:fs';

/**
 * Returns the text of a file that is saved as UTF-8, without a byte order mark, and with the line ends of Unix.
 * Throws {@link NotUtf8} and the file system's errors.
 */
export function readText(path: string): string {
  const bytes = readFileSync(path);
  if (/^(?:\xff\xfe|\xfe\xff|\0[^\0]|[^\0]\0)/.test(bytes.toString('latin1', 0, 2))) {
    throw new NotUtf8(1, 'is saved as UTF-16');
  }
  try {
    // Without its byte order mark.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll(/\r\n?/g, '\n');
  } catch {
    const [before = ''] = bytes.toString('utf8').split('\ufffd', 1);
    throw new NotUtf8(before.split(/\r\n?|\n/).length, 'is not saved as UTF-8');
  }
}

/** The message says what is wrong and what to do, without the name of the file. */
export class NotUtf8 extends Error {
  override readonly name = 'NotUtf8';
  /** The first line that cannot be read, from 1. */
  readonly line: number;

  constructor(line: number, problem: string) {
    super(`${problem}: save the file again with the encoding UTF-8`);
    this.line = line;
  }
}
