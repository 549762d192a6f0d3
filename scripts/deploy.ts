/**
 * `npm run deploy`: brings this copy to the hosted platform, once nothing stands between it and going
 * live. Stops at the first step that fails. `--dry-run` goes the same way but for what leaves this machine.
 */
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { settings } from '../backend/hosts/node/settings.ts';
import { StartFault } from '../backend/hosts/node/start-fault.ts';
import { deploySteps, projectFault } from './deploy-steps.ts';

const isDry = process.argv.includes('--dry-run');
try {
  // For what `.env` says beside the environment.
  settings();
} catch (error) {
  if (!(error instanceof StartFault)) throw error;
  fail(error.sentences.join('\n'));
}
const fault = projectFault(process.env);
if (fault !== undefined) fail(fault);

for (const { name, command, leavesThisMachine } of deploySteps(process.env)) {
  const [program = '', ...args] = command;
  console.log(`== ${name}: ${command.join(' ')}`);
  if (isDry && leavesThisMachine) continue;
  const { status } = spawnSync(program, args, { stdio: 'inherit' });
  if (status !== 0) fail(`Not deployed: ${name} failed. Nothing after it was done.`);
}
console.log(isDry ? 'Nothing was deployed: this was a dry run.' : 'Deployed.');

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
