/** `npm run test:faults`: the fault suite in its long form, alone. */
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { blankSettings } from '../../scripts/shared/blank-settings.ts';

const env = { ...process.env, ...blankSettings(), FAULTS: 'long' };
const run = (command: string, args: readonly string[]) => {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
};

run('npm', ['run', '--silent', 'build']);
run('vitest', ['run', 'test/faults']);
