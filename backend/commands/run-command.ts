import process from 'node:process';
import { settings } from '../settings/settings.ts';
import { StartError } from '../settings/start-error.ts';
import type { CommandResult } from './command-result.ts';
import type { Config } from '../settings/config.ts';

/** Runs a command of the terminal: its arguments and settings in, its words and exit code out. */
export async function runCommand(
  command: (args: readonly string[], config: Config) => Promise<CommandResult>,
): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // `npm run report | head` closes the pipe early, and means no harm.
    if (error.code === 'EPIPE') process.exit(0);
    process.stderr.write(`The output could not be written: ${error.message}\n`);
    process.exit(1);
  });
  // An end by `exit` takes unfinished files with it, an end by a signal would not.
  process.on('SIGINT', () => process.exit(130)).on('SIGTERM', () => process.exit(143));

  try {
    const { output, exitCode } = await command(process.argv.slice(2), settings());
    (exitCode === 0 ? process.stdout : process.stderr).write(output);
    process.exitCode = exitCode;
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    // At once: a database that does not answer may be asked for long by what is behind this.
    process.stderr.write(`${error.message}\n`, () => process.exit(1));
  }
}
