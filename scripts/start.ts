/**
 * `npm start`: builds the site, then becomes its server. One process, so that the signal to stop
 * reaches it; a shell between npm and the server would keep it to itself.
 */
import { spawnSync } from 'node:child_process';

const { status } = spawnSync('npm run --silent build', { stdio: 'inherit', shell: true });
if (status === 0) await import('../backend/hosts/node/main.ts');
else process.exitCode = 1;
