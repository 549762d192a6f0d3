import { relative } from 'node:path';
import { getSystemErrorMessage } from 'node:util';

/** A program cannot start or go on, for reasons that its owner can fix: one sentence for each. */
export class StartError extends Error {
  override readonly name = 'StartError';
  /** Where a program noticed it helps no owner, to whom `npm run dev` shows this. */
  override readonly stack = this.message;
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** Returns what an owner can fix, a sentence each. Throws any other error again. */
export function problemsOf(error: unknown): readonly string[] {
  if (error instanceof StartError) return error.problems;
  const problem = fileProblem(error);
  if (problem === undefined) throw error;
  return [problem];
}

/** Returns what an error of the file system says, in one line; `undefined` for any other error. */
export function fileProblem(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { errno, path }: NodeJS.ErrnoException = error;
  if (errno === undefined || path === undefined) return undefined;
  return `${relative('', path)}: cannot be read or written: ${getSystemErrorMessage(errno)}`;
}
