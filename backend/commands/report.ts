/** The program behind `npm run report`. */
import process from 'node:process';
import { reportCommand } from './report-command.ts';
import { runCommand } from './run-command.ts';

await runCommand((args, config) => {
  // Heeds NO_COLOR, and a terminal that can do nothing.
  const isBold = process.stdout.isTTY && process.stdout.hasColors();
  return reportCommand(args, config, { now: Date.now(), isBold });
});
