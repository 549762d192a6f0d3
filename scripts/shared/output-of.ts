import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';

/** Runs a program, and returns what it prints. */
export async function outputOf(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<{ readonly output: string; readonly succeeded: boolean }> {
  const program = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let output = '';
  for (const stream of [program.stdout, program.stderr]) {
    stream.on('data', (part: Buffer) => (output += part.toString()));
  }
  await once(program, 'close');
  return { output: output.trim(), succeeded: program.exitCode === 0 };
}
