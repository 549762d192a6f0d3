/**
 * `npm start`: builds the site, then becomes its server. One process, so that signals reach the
 * server: a shell between npm and the server would not pass them on.
 */
import { fileURLToPath } from 'node:url';
import { runProgram } from '#backend/hosts/node/run-program.ts';
import { startSite } from '#backend/hosts/node/start-site.ts';
import { settings } from '#backend/settings/settings.ts';

// Not a static import, for which nothing would wait. A failed build ends the process.
await import('./build.ts');
const project = fileURLToPath(new URL('../', import.meta.url));
await runProgram(() => startSite(settings(), project, `${project}dist`));
