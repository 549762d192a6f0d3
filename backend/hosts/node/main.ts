/** The program behind `npm start`: the built site and its functions on one port. */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Before anything else is loaded: compiling is most of what a start costs, in memory too. Measured at
// rest after 60 pages and a form: 124 MB without, 117 MB from the second start on. Not in the shared
// temporary folder, which is Node's own choice and where others could write.
enableCompileCache(fileURLToPath(new URL('../../../node_modules/.cache/node/', import.meta.url)));
const { runProgram } = await import('./run-program.ts');
const { settings } = await import('./settings.ts');
const { startSite } = await import('./start-site.ts');

const siteFolder = fileURLToPath(new URL('../../../dist/', import.meta.url));
await runProgram(() => startSite(settings(), siteFolder));
