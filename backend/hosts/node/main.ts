/** The program behind `npm start`: the built site and its functions on one port. */
import { fileURLToPath } from 'node:url';
import { keepCompiled } from './compile-cache.ts';

// Before anything else is loaded.
keepCompiled();
const { runProgram } = await import('./run-program.ts');
const { settings } = await import('../../settings/settings.ts');
const { startSite } = await import('./start-site.ts');

const siteFolder = fileURLToPath(new URL('../../../dist/', import.meta.url));
await runProgram(() => startSite(settings(), siteFolder));
