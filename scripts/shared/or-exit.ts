import process from 'node:process';
import { problemsOf } from '#content-model/problems/start-error.ts';

/** Returns what `read` does. If it throws what an owner can fix, prints a line for each problem and ends the program. */
export function orExit<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    return exitWithProblems(error);
  }
}

/** Prints what an owner can fix, and ends the program. Throws any other error again. */
export function exitWithProblems(error: unknown): never {
  console.error(problemsOf(error).join('\n'));
  process.exit(1);
}

/** Returns why a program could not start with what it reads. */
export function startProblems(read: () => unknown): readonly string[] {
  try {
    read();
    return [];
  } catch (error) {
    return problemsOf(error);
  }
}
