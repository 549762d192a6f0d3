/** The program behind `npm run messages`. */
import { messagesCommand } from './messages-command.ts';
import { runCommand } from './run-command.ts';

await runCommand(messagesCommand);
