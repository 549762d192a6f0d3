import process from 'node:process';
import { fileProblem } from '#content-model/file-problem.ts';
import { StartError } from '#backend/settings/settings.ts';

/** Returns what `read` does. If it throws a {@link StartError}, prints a line for each problem and ends the program. */
export function orExit<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    return exitWithProblems(error);
  }
}

/** Prints the problems of a {@link StartError} or of the file system, and ends the program. Throws any other error again. */
export function exitWithProblems(error: unknown): never {
  const problems = problemsOf(error);
  if (problems === undefined) throw error;
  console.error(problems.join('\n'));
  process.exit(1);
}

/** Returns what an owner can fix, a sentence each; `undefined` for any other error. */
export function problemsOf(error: unknown): readonly string[] | undefined {
  if (error instanceof StartError) return error.problems;
  const problem = fileProblem(error);
  return problem === undefined ? undefined : [problem];
}

/** Returns why a program could not start with what it reads. */
export function startProblems(read: () => unknown): readonly string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof StartError) return error.problems;
    throw error;
  }
}
