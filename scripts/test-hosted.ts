/**
 * `npm run test:hosted`: what takes too long for `npm test`, against the platform's own programs on this
 * machine: the Firestore emulator and the functions framework. Exit code 1 if anything failed.
 */
import { spawnSync } from 'node:child_process';
import { blankSettings } from './blank-settings.ts';

// As `npm test`: a live copy is tested without its settings.
Object.assign(process.env, blankSettings());

const steps = [
  ['npm', 'run', '--silent', 'build', '--', '--hosted'],
  ['npm', 'run', '--silent', 'build:functions'],
  ['vitest', 'run', '--config', 'vitest.hosted.config.ts'],
] as const;

for (const [command, ...args] of steps) {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
