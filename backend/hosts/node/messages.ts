/** The program behind `npm run messages`. */
import process from 'node:process';
import { messagesCommand } from './messages-command.ts';
import { settings } from './settings.ts';
import { StartFault } from './start-fault.ts';

// `npm run messages | head` closes the pipe early, and means no harm.
process.stdout.on('error', () => process.exit(0));

try {
  const { output, exitCode } = await messagesCommand(process.argv.slice(2), settings());
  (exitCode === 0 ? process.stdout : process.stderr).write(output);
  process.exitCode = exitCode;
} catch (error) {
  if (!(error instanceof StartFault)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
