/** The program behind `npm start`: the built site and its functions on one port. */
import { fileURLToPath } from 'node:url';
import { settings } from '../../settings/settings.ts';
import { runProgram } from './run-program.ts';
import { startSite } from './start-site.ts';

const siteFolder = fileURLToPath(new URL('../../../dist/', import.meta.url));
await runProgram(() => startSite(settings(), siteFolder));
