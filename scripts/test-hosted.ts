/**
 * `npm run test:hosted`: what takes too long for `npm test`, against the platform's own programs on this
 * machine: the Firestore emulator and the functions framework. Exit code 1 if anything failed.
 */
import { spawnSync } from 'node:child_process';

const { status } = spawnSync('vitest', ['run', '--config', 'vitest.hosted.config.ts'], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
