/**
 * `npm run test:hosted`: the functions against the Firestore emulator and the functions framework on
 * this machine, which takes too long for `npm test`. Exit code 1 if anything failed.
 */
import { spawnSync } from 'node:child_process';
import { useBlankSettings } from './shared/blank-settings.ts';

useBlankSettings();

const steps = [
  ['npm', 'run', '--silent', 'build', '--', '--hosted'],
  ['npm', 'run', '--silent', 'build:functions'],
  ['vitest', 'run', '--config', 'vitest.hosted.config.ts'],
] as const;

for (const [command, ...args] of steps) {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
