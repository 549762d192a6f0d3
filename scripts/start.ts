/**
 * `npm start`: builds the site, then becomes its server. Signals reach the server: a shell between npm and the
 * server would not pass them on.
 */
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { runProgram } from '#backend/hosts/node/run-program.ts';
import { startSite } from '#backend/hosts/node/start-site.ts';
import { settings } from '#backend/settings/settings.ts';

// A process of its own, so that the server does not keep the memory of the build.
const build = fileURLToPath(import.meta.resolve('./build.ts'));
const { status } = spawnSync(process.execPath, [build], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
const project = fileURLToPath(new URL('../', import.meta.url));
await runProgram(() => startSite(settings(), project, `${project}dist`));
