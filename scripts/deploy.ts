/**
 * `npm run deploy`: checks, tests and builds this copy, then deploys it to the hosted platform. Stops
 * at the first step that fails, with its exit code. `--dry-run` leaves out what leaves this machine.
 */
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { blankSettings } from './shared/blank-settings.ts';
import { projectProblem } from './shared/project-problem.ts';
import { settings } from '#backend/settings/settings.ts';
import { orExit } from './shared/or-exit.ts';

/** A pinned version: another day's may do something else. */
const firebaseTools = 'firebase-tools@15.34.2';

interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  readonly leavesThisMachine?: boolean;
  readonly failure?: string;
}

const isDry = process.argv.includes('--dry-run');
// Also reads `.env` into the environment.
orExit(settings);

const problem = projectProblem(process.env);
if (problem !== undefined) fail(problem);

const steps: readonly Step[] = [
  npmStep('launch check', 'launch-check', '--', '--hosted'),
  npmStep('tests', 'test'),
  npmStep('build', 'build', '--', '--hosted'),
  npmStep('functions', 'build:functions'),
  {
    name: 'deployment',
    // Not `--non-interactive`: a question would stop it halfway.
    command: ['npx', '--yes', firebaseTools, 'deploy', '--project', valueOf('FIREBASE_PROJECT_ID')],
    // A tool that is not ours gets no settings, and so no secrets.
    env: withoutSettings(),
    leavesThisMachine: true,
    failure: 'The deployment failed: what is already live is listed above.',
  },
  ...(isPublishedHere() ? [searchEngines()] : []),
];

for (const step of steps) {
  const [program = '', ...args] = step.command;
  console.log(`== ${step.name}: ${step.command.join(' ')}`);
  if (isDry && step.leavesThisMachine === true) continue;
  const { status, error } = spawnSync(program, args, {
    stdio: 'inherit',
    env: step.env ?? process.env,
  });
  if (error !== undefined) console.error(`${program} could not be started: ${error.message}`);
  if (status !== 0) fail(step.failure ?? `Not deployed: ${step.name} failed.`, status ?? 1);
}
console.log(isDry ? 'Nothing was deployed: this was a dry run.' : 'Deployed.');

function npmStep(name: string, ...args: string[]): Step {
  return { name, command: ['npm', 'run', '--silent', ...args] };
}

function searchEngines(): Step {
  return {
    ...npmStep('search engines', 'index-now'),
    leavesThisMachine: true,
    failure: 'Deployed, but search engines could not be notified. The next deployment retries.',
  };
}

/** With FUNCTIONS_URL another host serves the pages, and gets them after this. */
function isPublishedHere(): boolean {
  return valueOf('INDEXNOW_KEY') !== '' && valueOf('FUNCTIONS_URL') === '';
}

function valueOf(name: string): string {
  return process.env[name]?.trim() ?? '';
}

/** The functions get their settings from their own `.env`, which the build writes. */
function withoutSettings(): NodeJS.ProcessEnv {
  const names = Object.keys(blankSettings());
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !names.includes(name)));
}

function fail(message: string, exitCode = 1): never {
  console.error(message);
  process.exit(exitCode);
}
