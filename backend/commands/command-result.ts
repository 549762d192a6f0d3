/** How a command at the terminal has ended. */
export interface CommandResult {
  readonly output: string;
  /** 0: done. 1: it could not be done. 2: the command was not understood. */
  readonly exitCode: 0 | 1 | 2;
}

export function done(output: string): CommandResult {
  return { output, exitCode: 0 };
}

/** One sentence that says why, and what to do. */
export function failed(sentence: string): CommandResult {
  return { output: `${sentence}\n`, exitCode: 1 };
}
