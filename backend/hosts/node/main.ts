/** `npm run serve`. An argument is the folder of a built site, instead of what was published last. */
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { settings } from '../../settings/settings.ts';
import { runProgram } from './run-program.ts';
import { startSite } from './start-site.ts';

const project = fileURLToPath(new URL('../../../', import.meta.url));
await runProgram(() => startSite(settings(), project, process.argv[2]));
