/**
 * `npm run deploy`: checks, tests and builds this copy, then deploys it to the hosted platform. Stops
 * at the first step that fails, with its exit code. `-- --dry-run` leaves out what leaves this machine.
 */
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { settings } from '#backend/settings/settings.ts';
import { blankSettings } from './shared/blank-settings.ts';
import { orExit } from './shared/or-exit.ts';
import { projectProblem } from './shared/project-problem.ts';

/** A pinned version: another day's may do something else. */
const firebaseTools = 'firebase-tools@15.34.2';

const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean' } } });
// Also reads `.env` into the environment.
const { functionsUrl, indexNowKey } = orExit(settings);
const problem = projectProblem(process.env);
if (problem !== undefined) fail(problem);

npmStep('launch-check', '--', '--hosted');
npmStep('test');
npmStep('build', '--', '--hosted');
npmStep('build:functions');
if (values['dry-run']) {
  console.log('Nothing was deployed: this was a dry run.');
  process.exit();
}
const project = process.env.FIREBASE_PROJECT_ID?.trim() ?? '';
step(
  // Not `--non-interactive`: a question would stop it halfway.
  ['npx', '--yes', firebaseTools, 'deploy', '--project', project],
  'The deployment failed: what is already live is listed above.',
  withoutSettings(),
);
// With FUNCTIONS_URL another host serves the pages, and gets them after this.
if (indexNowKey !== undefined && functionsUrl === undefined) {
  step(
    ['npm', 'run', '--silent', 'index-now'],
    'Deployed, but search engines could not be notified. The next deployment retries.',
  );
}
console.log('Deployed.');

function npmStep(script: string, ...args: string[]): void {
  step(['npm', 'run', '--silent', script, ...args], `Not deployed: ${script} failed.`);
}

function step(command: readonly string[], failure: string, env = process.env): void {
  const [program = '', ...args] = command;
  console.log(`== ${command.join(' ')}`);
  const { status, error } = spawnSync(program, args, { stdio: 'inherit', env });
  if (error !== undefined) console.error(`${program} could not be started: ${error.message}`);
  if (status !== 0) fail(failure, status ?? 1);
}

/**
 * A tool that is not ours gets no settings, and so no secrets. The functions get theirs from their own `.env`,
 * which the build writes.
 */
function withoutSettings(): NodeJS.ProcessEnv {
  const names = Object.keys(blankSettings());
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !names.includes(name)));
}

function fail(message: string, exitCode = 1): never {
  console.error(message);
  process.exit(exitCode);
}
