/** The front end with hot reload on port 4321 and the functions on port 5001, until Ctrl-C. */
import { spawn, spawnSync } from 'node:child_process';
import { siteEnvironment } from './site-environment.ts';

const env = siteEnvironment();
spawnSync('node', ['site/art/draw.ts'], { stdio: 'inherit' });

const programs = [
  spawn('astro', ['dev'], { stdio: 'inherit', env }),
  spawn('node', ['--watch', '--watch-preserve-output', 'backend/hosts/node/dev.ts'], {
    stdio: 'inherit',
  }),
];
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => programs.forEach((program) => program.kill(signal)));
}
