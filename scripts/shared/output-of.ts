import { execFile } from 'node:child_process';
import process from 'node:process';

/** Runs a program, and returns what it prints. */
export function outputOf(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<{ readonly output: string; readonly succeeded: boolean }> {
  const options = { env: { ...process.env, ...env }, maxBuffer: Infinity };
  return new Promise((resolve) => {
    execFile(command, args, options, (error, stdout, stderr) =>
      resolve({ output: (stdout + stderr).trim(), succeeded: error === null }),
    );
  });
}
