type Environment = Readonly<Record<string, string | undefined>>;

export interface DeployStep {
  readonly name: string;
  readonly command: readonly string[];
  /** Whether a dry run leaves it out. */
  readonly leavesThisMachine: boolean;
  /** Of a program that is not ours: it is told no setting, and so no secret. */
  readonly isForeign?: boolean;
  /** What has come of the deployment where this step fails, which ends it. */
  readonly failure: string;
}

/** The tool that deploys, by the version whose source was read for this: another day's may do something else. */
const firebaseTools = 'firebase-tools@15.34.2';

/**
 * What a deployment does, in this order. The launch check looks at the pages, so they are built before
 * it; and once more after the tests, which leave nothing of theirs behind in what is deployed.
 */
export function deploySteps(env: Environment): readonly DeployStep[] {
  const own = (name: string, ...args: string[]): DeployStep => ({
    name,
    command: ['npm', 'run', '--silent', ...args],
    leavesThisMachine: false,
    failure: `Not deployed: ${name} failed. Nothing after it was done.`,
  });
  const project = env.FIREBASE_PROJECT_ID?.trim() ?? '';
  const deploy = ['npx', '--yes', firebaseTools, 'deploy', '--project', project];
  const search: DeployStep[] = [
    {
      name: 'search engines',
      command: ['node', 'scripts/index-now.ts'],
      leavesThisMachine: true,
      failure: 'Deployed, but search engines got no report. Try again: npm run index-now.',
    },
  ];
  return [
    own('pages for the launch check', 'build', '--', '--hosted'),
    own('launch check', 'launch-check', '--', '--hosted'),
    own('tests', 'test'),
    own('build', 'build', '--', '--hosted'),
    own('functions', 'build:functions'),
    {
      name: 'deployment',
      // Not by itself (`--non-interactive`): at what it has to ask it would stop, with half of it live.
      command: deploy,
      leavesThisMachine: true,
      isForeign: true,
      failure:
        'The deployment failed: what of it is live already stands above. Nothing after it was done.',
    },
    ...(isToldHere(env) ? search : []),
  ];
}

/** Pages that another host sends are published after this, and search engines told of them only then. */
function isToldHere({ INDEXNOW_KEY, FUNCTIONS_URL }: Environment): boolean {
  return (INDEXNOW_KEY?.trim() ?? '') !== '' && (FUNCTIONS_URL?.trim() ?? '') === '';
}

/** Why there is nowhere to deploy to; `undefined` where there is. */
export function projectFault(env: Environment): string | undefined {
  const project = env.FIREBASE_PROJECT_ID?.trim() ?? '';
  if (project === '') return 'FIREBASE_PROJECT_ID: is not set. Set the project to deploy to.';
  if (/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(project) && !project.startsWith('demo-'))
    return undefined;
  return 'FIREBASE_PROJECT_ID: is no project that can be deployed to.';
}
