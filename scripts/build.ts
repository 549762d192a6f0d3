/**
 * `npm run build`: draws the illustrations, renders the site into `dist/`, notes what its
 * Content-Security-Policy has to allow, compresses it, and compiles the server.
 */
import { spawnSync } from 'node:child_process';

const steps = [
  ['node', 'site/art/draw.ts'],
  ['astro', 'build', '--silent'],
  ['node', 'scripts/note-inline-hashes.ts'],
  ['node', 'scripts/compress.ts'],
  ['node', 'backend/hosts/node/compile.ts'],
] as const;

// Astro would tell its makers of each build; this one needs no network and speaks to nobody.
const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };
for (const [command, ...args] of steps) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}
