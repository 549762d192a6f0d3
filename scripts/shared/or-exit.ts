import process from 'node:process';
import { StartError } from '#backend/settings/settings.ts';

/** Returns what `read` does. If it throws a {@link StartError}, prints a line for each problem and ends the program. */
export function orExit<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    return exitWithProblems(error);
  }
}

/** Prints the problems of a {@link StartError} and ends the program. Throws any other error again. */
export function exitWithProblems(error: unknown): never {
  if (!(error instanceof StartError)) throw error;
  console.error(error.problems.join('\n'));
  process.exit(1);
}
