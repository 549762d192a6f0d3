/** The front end with hot reload on port 4321 and the functions on port 5001, until Ctrl-C. */
import { spawn, spawnSync } from 'node:child_process';

process.env.ASTRO_TELEMETRY_DISABLED = '1';
spawnSync('node', ['site/art/draw.ts'], { stdio: 'inherit' });

const programs = [
  spawn('astro', ['dev'], { stdio: 'inherit' }),
  spawn('node', ['--watch', '--watch-preserve-output', 'backend/hosts/node/dev.ts'], {
    stdio: 'inherit',
  }),
];
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => programs.forEach((program) => program.kill(signal)));
}
