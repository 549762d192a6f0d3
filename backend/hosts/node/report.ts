/** The program behind `npm run report`. */
import process from 'node:process';
import { reportCommand } from './report-command.ts';
import { settings } from './settings.ts';
import { StartFault } from './start-fault.ts';

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // `npm run report | head` closes the pipe early, and means no harm.
  if (error.code === 'EPIPE') process.exit(0);
  process.stderr.write(`The output could not be written: ${error.message}\n`);
  process.exit(1);
});
// An end by `exit` takes unfinished files with it, an end by a signal would not.
process.on('SIGINT', () => process.exit(130)).on('SIGTERM', () => process.exit(143));

try {
  // Heeds NO_COLOR, and a terminal that can do nothing.
  const isBold = process.stdout.isTTY && process.stdout.hasColors();
  const terminal = { now: Date.now(), isBold };
  const { output, exitCode } = await reportCommand(process.argv.slice(2), settings(), terminal);
  (exitCode === 0 ? process.stdout : process.stderr).write(output);
  process.exitCode = exitCode;
} catch (error) {
  if (!(error instanceof StartFault)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
