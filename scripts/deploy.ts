/**
 * `npm run deploy`: brings this copy to the hosted platform, once nothing stands between it and going
 * live. Stops at the first step that fails, with its exit code. `--dry-run` goes the same way but for what leaves this machine.
 */
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { settings } from '../backend/settings/settings.ts';
import { StartError } from '../backend/settings/start-error.ts';
import { blankSettings } from './blank-settings.ts';
import { deploySteps, projectFault } from './deploy-steps.ts';

const isDry = process.argv.includes('--dry-run');
try {
  // For what `.env` says beside the environment.
  settings();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  fail(error.problems.join('\n'));
}
const fault = projectFault(process.env);
if (fault !== undefined) fail(fault);

for (const step of deploySteps(process.env)) {
  const { name, command, leavesThisMachine, isForeign = false, failure } = step;
  const [program = '', ...args] = command;
  console.log(`== ${name}: ${command.join(' ')}`);
  if (isDry && leavesThisMachine) continue;
  const { status, error } = spawnSync(program, args, {
    stdio: 'inherit',
    env: isForeign ? withoutSettings() : process.env,
  });
  if (error !== undefined) console.error(`${program} could not be started: ${error.message}`);
  if (status !== 0) fail(failure, status ?? 1);
}
console.log(isDry ? 'Nothing was deployed: this was a dry run.' : 'Deployed.');

/** What the functions are told stands in their own `.env`, which the build writes. */
function withoutSettings(): NodeJS.ProcessEnv {
  const settings = Object.keys(blankSettings());
  const others = Object.entries(process.env).filter(([name]) => !settings.includes(name));
  return Object.fromEntries(others);
}

function fail(sentence: string, exitCode = 1): never {
  console.error(sentence);
  process.exit(exitCode);
}
